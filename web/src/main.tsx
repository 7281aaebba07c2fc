import { render } from "preact";
import { App } from "./app/App";
import { Boundary } from "./app/Boundary";
import { acceptLaunches } from "./app/launch";
import { followAddress } from "./base/route";
import { followSettings } from "./base/settings";
import { followLinks } from "./game/link";
import { keepGame } from "./game/state";
import { followLanguage } from "./i18n";
import "./style/base.css";
import "./style/controls.css";
import "./style/parts.css";
import "./style/frame.css";
import "./style/board.css";
import "./style/patterns.css";
import "./style/motion.css";
// Those that come later win.
import "./style/told.css";
import "./style/play.css";
import "./style/menu.css";
import "./style/arrival.css";
import "./style/finish.css";
import "./style/phone.css";
import "./style/contrast.css";
import "./style/print.css";

followSettings();
followAddress();
keepGame();
followLinks();
acceptLaunches();
const app = document.getElementById("app");
void followLanguage().then(() => {
  if (app)
    render(
      <Boundary>
        <App />
      </Boundary>,
      app,
    );
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("./sw.js").catch(() => {
      // Opened from a file or without a secure context: the page works, but not offline.
    });
  });
}
