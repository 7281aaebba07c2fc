import { isChain } from "../board/net";
import type { Step } from "../engine/types";
import { t } from "../i18n";
import { proofOf } from "../parts/Proof";

/** The meaning of the marks on the board that a step uses. The list stays without a step: its height keeps what follows in place. */
export function Legend({ of: now }: { of: Step | undefined }) {
  const words = t().roles;
  return (
    <ul class="legend" aria-label={words.title}>
      {now &&
        [...rolesIn(now)].map((role) => (
          <li key={role}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              {role === "set" ? <Sets step={now} /> : <Sample role={role} filled={now.pattern.some((part) => part.role === FILLS[role])} />}
            </svg>
            {words.names[role] ?? role}
          </li>
        ))}
    </ul>
  );
}

/** The roles that are drawn of a step. */
function rolesIn(now: Step): Set<string> {
  const proof = proofOf(now);
  const used = new Set(proof ? ["truth"] : now.pattern.map((part) => part.role.replace(/^set-\d+$/, "set")));
  if (proof && proof.guardians.length > 0) used.add("guardian");
  if (now.placements.length > 0) used.add("placement");
  if (now.eliminations.length > 0) used.add("elimination");
  const inChains = !proof && now.chains.some((chain) => chain.length > 0);
  if (inChains) {
    // Along a chain the colours say what follows from what.
    for (const role of ["colour-a", "colour-b"]) used.delete(role);
    const roles = now.chains.every(isChain) ? ["off", "on", "strong", "weak"] : ["net-off", "net-on", "follows"];
    for (const role of [...roles, "start", "end"]) used.add(role);
  }
  return used;
}

/** The colours of a step's sets of cells, as far as they differ. */
const Sets = ({ step }: { step: Step }) => (
  <>
    {[...new Set(step.pattern.map(({ role }) => role))]
      .filter((role) => role.startsWith("set-"))
      .slice(0, 4)
      .map((role, i) => (
        <circle key={role} cx={i % 2 ? 30 : 10} cy={i < 2 ? 10 : 30} r="9" class={`role spot ${role}`} />
      ))}
  </>
);

/** The fills of a chain's nodes. */
const FILLS: Record<string, string> = { off: "colour-a", on: "colour-b" };

/** Roles that are drawn as others are. */
const ALIKE: Record<string, string> = { truth: "body", guardian: "fin", follows: "strong", "net-off": "off", "net-on": "on" };

function Sample({ role, filled }: { role: string; filled: boolean }) {
  const like = ALIKE[role] ?? role;
  if (role === "elimination") return <path d="M10 30L30 10" class="role strike" />;
  if (like === "strong" || like === "weak") return <path d="M4 30Q18 8 36 12" class={`role link-line ${like}`} />;
  if (like === "on" || like === "off")
    return (
      <>
        {filled && <circle cx="20" cy="20" r="15" class={`role spot ${FILLS[role]}`} />}
        <circle cx="20" cy="20" r="15" class={`role link-node ${like}`} />
      </>
    );
  if (role === "start" || role === "end") return <rect x="5" y="5" width="30" height="30" rx="5" class={`role chain-${role}`} />;
  if (role === "base" || role === "cover") return <rect x="2" y="10" width="36" height="20" class={`role house ${role}`} />;
  return <circle cx="20" cy="20" r="15" class={`role spot ${like}`} />;
}
