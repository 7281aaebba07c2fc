import { formatRoute } from "../base/route";
import { hasMany } from "../board/pictures";
import { t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { Pictures } from "../parts/Pictures";
import { ProofText, proofOf, proved } from "../parts/Proof";
import { inWords } from "../parts/reason";
import { HowMany } from "./Available";
import { ChainText, StatementNow } from "./ChainText";
import { StepList } from "./StepList";
import { at, branch, goTo, mistakes, path, showing, step } from "./state";

/** The path through the puzzle: the current step with its reason, and all steps as a list. */
export function PathList() {
  const words = t().explain;
  const steps = path.value?.steps;
  const isProved = proofOf(step.value) !== undefined;
  useKeptFocus(".reason .pictures input", isProved);
  if (!steps || steps.length === 0 || mistakes.value.length > 0) return null;
  const now = step.value;
  return (
    <section class="card path" aria-label={words.path}>
      <StepList at={at.value} goTo={goTo} steps={steps.map((each) => ({ name: each.name, effect: each.text.split(/=> |: /).at(-1) }))}>
        <HowMany />
      </StepList>
      <div class="reason" role="status" hidden={showing.value !== "path"}>
        {now ? (
          <>
            <h2>
              <a href={formatRoute("learn", { page: now.technique })}>{now.name}</a>{" "}
              <span class={`level ${now.level}`}>{t().levels[now.level]}</span>
            </h2>
            <p>{inWords(now.reason, words.below)}</p>
            <Pictures step={now} branch={branch.value} />
            {isProved && <WayBack />}
            <StatementNow step={now} />
            <ChainText step={now} />
            <p class="mono small soft">{now.text}</p>
            <ProofText step={now} marks={now.before}>
              {/* Many statements stand between the two. */}
              {hasMany(now.chains.flat()) && <WayBack />}
            </ProofText>
          </>
        ) : (
          <p>{path.value?.stuck ? words.stuck : words.solved}</p>
        )}
      </div>
    </section>
  );
}

/** From the proof to the pictures, in their place. */
const WayBack = () => (
  <button type="button" class="quiet small pictures" onClick={() => (proved.value = undefined)}>
    <Icon of="back" /> {t().play.pictures}
  </button>
);
