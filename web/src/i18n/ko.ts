import { cellName } from "../board/geometry";
import type { Texts } from "./index";

/** 화면의 모든 말, 한국어. */
export const ko: Texts = {
  views: {
    play: "풀기", explain: "풀이", lab: "탐색 실험실", generate: "만들기", batch: "일괄 처리", learn: "배우기",
  },
  app: {
    skip: "판으로 건너뛰기",
    settings: "설정",
    close: "닫기",
    language: "언어",
    theme: "화면 색",
    themes: { system: "시스템과 같이", light: "밝게", dark: "어둡게" },
    copied: "복사했습니다.",
    copy: "복사",
    failed: (message) => `되지 않았습니다: ${message}`,
    loading: "불러오는 중…",
    working: "계산하는 중…",
    cancel: "취소",
    cancelled: "취소했습니다.",
    offline: "이제 오프라인에서도 됩니다.",
    main: "화면",
  },
  switches: {
    conflicts: "한 하우스에 두 번 있는 숫자 표시",
    sameDigit: "같은 숫자가 있는 칸 표시",
    peers: "고른 칸의 하우스를 옅게 칠하기",
    tidy: "숫자를 쓰면 같은 하우스의 메모에서 지우기",
    timer: "시계 보이기",
    counts: "남은 숫자의 개수 보이기",
    coordinates: "가장자리에 좌표 쓰기",
  },
  play: {
    title: "풀기",
    modes: { digit: "숫자", corner: "구석", centre: "가운데", colour: "색" },
    modeKeys: { digit: "Z", corner: "X", centre: "C", colour: "V" },
    undo: "되돌리기", redo: "다시 하기", erase: "지우기", check: "확인", candidates: "후보 채우기", restart: "처음부터",
    restarted: "처음부터 다시 합니다. 되돌리기를 누르면 모두 돌아옵니다.",
    hint: "힌트", more: "더 알려 주기", does: "그대로 하기",
    newPuzzle: "새 문제", paste: "열기…", share: "나누기…", print: "인쇄", empty: "빈 판",
    board: "스도쿠 판",
    keys: "글쇠",
    cell: (row, column) => `${row}행 ${column}열`,
    given: (digit) => `${digit}, 주어진 숫자`,
    written: (digit) => `${digit}`,
    blank: "빈칸",
    corner: (digits) => `구석 ${digits}`,
    centre: (digits) => `가운데 ${digits}`,
    colour: (digits) => `색 ${digits}`,
    conflict: "두 번 있음",
    pause: "멈추기", resume: "계속", paused: "멈춤",
    time: "시간",
    left: "개 남음",
    solved: (time) => `${time}에 풀었습니다.`,
    solvedPlain: "풀었습니다.",
    clashing: "한 하우스에 두 번 있는 숫자가 있습니다. 표시해 두었습니다.",
    rightSoFar: "지금까지 모두 맞습니다.",
    wrong: (count) => `틀린 곳이 ${count}군데 있습니다. 표시해 두었습니다.`,
    wrongMark: "표시한 칸의 메모에 정답 후보가 없습니다.",
    filled: "후보를 채웠습니다.",
    stuck: "여기서는 어떤 기법도 통하지 않습니다.",
    several: "이 문제는 해가 여럿입니다.",
    none: "이 문제는 해가 없습니다.",
    setting: "문제 넣기", settingHelp: "주어진 숫자를 쓰고 시작을 누르세요.", start: "시작",
    started: "이제 주어진 숫자가 되었습니다.",
    edit: "주어진 숫자 고치기",
  },
  open: {
    title: "문제 열기",
    help: "어떤 모양이든 붙여 넣으세요: 81글자 한 줄, 여러 줄, 그린 판, 후보, 다른 프로그램의 링크나 코드. 파일을 끌어다 놓아도 됩니다.",
    label: "문제", open: "열기", file: "파일 고르기…",
    where: (line, column) => `${line}번째 줄 ${column}번째 글자: `,
    found: (count) => `문제가 ${count}개 있습니다. 어느 것을 열까요?`,
    opened: (count) => (count === 1 ? "열었습니다." : `${count}개 가운데 첫 문제를 열었습니다.`),
    broken: "링크에 든 문제를 읽을 수 없어 빈 판을 열었습니다.",
    nothing: "읽을 것이 없습니다.",
    wanted: (expected, found) => `있어야 할 것: ${expected}, 있는 것: ${found}`,
  },
  share: {
    title: "나누기", link: "문제 링크", progress: "내가 쓴 숫자와 메모도 함께", qr: "링크의 QR 코드",
    shape: "다른 모양으로", text: "글",
  },
  levels: { easy: "쉬움", medium: "보통", hard: "어려움", unfair: "매우 어려움", extreme: "극한" },
  explain: {
    fromHere: "내가 쓴 숫자와 메모에서 이어서",
    unique: "해가 꼭 하나입니다.",
    none: "해가 없습니다.",
    contradictory: "표시한 숫자들이 서로 어긋납니다.",
    several: (count) => `해가 ${count}개입니다.`,
    atLeast: (count) => `해가 적어도 ${count}개입니다.`,
    score: (score, hardest) => `점수 ${score}, 가장 어려운 단계는 ${hardest}.`,
    notSolved: "기법만으로는 풀리지 않습니다.",
    empty: "판이 비어 있습니다. 먼저 문제를 열거나 쓰거나 만드세요.",
    path: "단계", solution: "해", first: "해 하나", other: "다른 해",
    occurring: "가능한 후보", differ: "표시한 칸이 서로 다릅니다.",
    back: "한 단계 뒤로", next: "다음 단계", toStart: "처음으로", toEnd: "끝으로", all: "모든 단계",
    stepOf: (at, all) => `${all}단계 가운데 ${at}단계`,
    solved: "풀었습니다.", stuck: "더 통하는 기법이 없습니다.",
  },
  roles: {
    title: "모양의 뜻",
    names: {
      body: "패턴", hinge: "경첩", wing: "날개", base: "기준 하우스", cover: "덮는 하우스", fin: "핀", "endo-fin": "엔도핀",
      missing: "없는 후보", "colour-a": "한 색", "colour-b": "다른 색", "colour-c": "둘째 무리", "colour-d": "그 다른 색",
      true: "참이라 가정", false: "거짓이라 가정", link: "잇는 후보", set: "칸의 모임", placement: "쓸 숫자",
      elimination: "지울 후보", strong: "강한 연결", weak: "약한 연결",
    },
  },
  lab: {
    rung: "단", small: "4×4 판", hard: "어려운 판", player: "재생", program: "이 단이 하는 일", about: "이 단의 설명",
    play: "재생", pause: "멈춤", back: "한 단계 뒤로", next: "한 단계", nextBack: "다음 되돌아감", lastBack: "이전 되돌아감",
    timeline: (at, all) => `사건 ${all}개 가운데 ${at}번째`,
    speed: (speed) => `빠르기: 1초에 사건 ${speed}개`,
    start: "첫 사건 앞입니다.", link: "이 순간의 링크", linkHere: "문제, 단, 단계",
    race: "경주", begin: "경주 시작", time: "시간",
    milliseconds: (ms) => (ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(1)} ms`),
    ends: { "dead end": "막다름", none: "해 없음", limit: "그만둠", size: "9×9만" },
    results: {
      solved: (events) => `사건 ${events}개 뒤에 풀었습니다.`,
      "dead end": (events) => `사건 ${events}개 뒤에 막혔습니다. 이 단은 무르지 못합니다.`,
      none: (events) => `해가 없습니다. 사건 ${events}개.`,
      limit: (events) => `처음 ${events}개의 사건입니다. 탐색은 더 이어집니다.`,
      size: () => "이 단은 9×9 판만 다룹니다.",
    },
    counts: { calls: "호출", checks: "검사", looks: "보기", assignments: "대입", backtracks: "되돌아감", deepest: "가장 깊은 레벨", level: "레벨" },
    events: ({ kind, cell, digit, house, level }, side) => {
      const at = cell === null ? "" : cellName(cell, side);
      const where = house === null ? "" : `${(house % 9) + 1}${["행", "열", "블록"][Math.floor(house / 9)] ?? ""}`;
      switch (kind) {
        case "call": return `레벨 ${level}에서 호출`;
        case "try": return `${at}에 ${digit}?`;
        case "reject": return `${at}에 ${digit} 안 됨: ${where}에 이미 있음`;
        case "place": return `${at}에 ${digit} 쓰기`;
        case "undo": return `${at} 비우기`;
        case "back": return at ? `되돌아감: ${at}에 더 해 볼 것이 없음` : "되돌아감: 더 해 볼 것이 없음";
        case "solution": return "풀었음";
      }
    },
    titles: {
      greedy: "들어갈 수 있는 가장 작은 숫자를 쓰고 무르지 않는다", "place-then-check": "좌표로 재귀, 쓰고 나서 중복을 찾는다",
      "scan-for-blank": "호출마다 첫 빈칸을 찾는다", "list-of-blanks": "빈칸 목록을 한 번 만든다",
      bitmask: "비트마스크로 세 번만 보고 판단한다", mrv: "후보가 가장 적은 칸부터", propagation: "정해진 숫자를 먼저 놓는다",
      "exact-cover": "알고리즘 X와 춤추는 링크", engine: "Ninefold의 엔진",
    },
  },
  generate: {
    title: "문제 만들기", level: "난이도", technique: "필요한 기법", symmetry: "주어진 숫자의 대칭", clues: "주어진 숫자의 개수",
    least: "최소", most: "최대", minimal: "모든 숫자가 꼭 필요하게", any: "아무거나", make: "문제 만들기",
    trying: (starts) => `지금까지 ${starts}번 시도…`,
    made: (clues, level) => `${level}, 숫자 ${clues}개`, clueCount: (clues) => `숫자 ${clues}개`, play: "풀기",
    symmetries: {
      none: "아무거나", rotate180: "반 바퀴", rotate90: "반의 반 바퀴", mirror: "좌우", flip: "상하", "mirror-flip": "좌우와 상하",
      diagonal: "대각선", antidiagonal: "반대 대각선", diagonals: "두 대각선", full: "모두",
    },
  },
  batch: {
    title: "여러 문제를 한꺼번에", help: "어떤 모양이든 문제 파일을 끌어다 놓으세요. 이 탭 안에서만 계산하고 아무 데도 보내지 않습니다.",
    paste: "또는 문제 붙여 넣기", task: "할 일", tasks: { solve: "풀기", check: "확인", rate: "난이도 재기" },
    begin: "시작", other: "다른 파일", result: "결과", download: "내려받기", preview: "결과의 첫 줄들",
    size: (size) => `${size}글자`,
    states: { running: "계산하는 중…", finished: "끝났습니다.", stopped: "멈췄습니다. 한 것은 남아 있습니다." },
    summary: (puzzles, seconds, rate) => `문제 ${puzzles}개, ${seconds}초(1초에 ${rate}개).`,
    kinds: { unique: "해가 하나", several: "해가 여럿", none: "해 없음", malformed: "잘못된 글" },
  },
  learn: {
    title: "배우기", walk: "한 단씩 오르는 백트래킹", techniques: "기법", find: "기법 찾기", all: "모든 글",
    example: "예", generate: "이 기법이 필요한 문제 만들기", watch: "실험실에서 보기", unknown: (name) => `${name}에 관한 글이 없습니다.`,
    families: {
      Singles: "싱글", LockedCandidates: "잠긴 후보", Subsets: "부분집합", Fish: "피시", SingleDigit: "한 숫자 패턴", Wings: "윙",
      Colouring: "색칠", Uniqueness: "유일성", Chains: "체인", AlmostLockedSets: "거의 잠긴 집합", Intersections: "교차",
      Templates: "템플릿", Forcing: "강제", LastResort: "마지막 수단",
    },
  },
  keyHelp: [
    ["1–9", "고른 방식으로 쓰기, 다시 누르면 지움"], ["Z X C V", "숫자, 구석, 가운데, 색"],
    ["Shift, Ctrl 누른 채", "구석, 가운데, 함께 누르면 색"], ["화살표, WASD", "움직이기, Shift와 함께 이어 고르기"],
    ["끌기, Ctrl+클릭", "여러 칸 고르기"], ["두 번 클릭", "같은 것 고르기"],
    ["Ctrl+A, Ctrl+I, Esc", "모두, 뒤집기, 없음"], ["Ctrl+Z, Ctrl+Y", "되돌리기, 다시 하기"],
    ["Delete", "지우기"], ["H", "힌트"], ["P", "멈추기"], ["Space", "다음 방식"],
  ],
};
