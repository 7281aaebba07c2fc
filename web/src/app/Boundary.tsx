import { Component, type ComponentChildren } from "preact";
import { forgetAll } from "../base/storage";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";

/** Shows a message in the place of a section that failed, so that a fault never leaves a white page. */
export class Boundary extends Component<{ children: ComponentChildren }, { fault?: string }> {
  static override getDerivedStateFromError(error: unknown): { fault: string } {
    return { fault: reasonOf(error) };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const words = t().app;
    return (
      <section class="card" role="alert">
        <p>{words.broken}</p>
        <p class="mono small soft">{fault}</p>
        <div class="row">
          <button type="button" class="main" onClick={() => location.reload()}>
            {words.reload}
          </button>
          <button type="button" onClick={deleteAll}>
            {words.forget}
          </button>
        </div>
      </section>
    );
  }
}

/** Deletes what the page stored, in case that is the fault, and loads it again. */
function deleteAll(): void {
  forgetAll();
  location.reload();
}
