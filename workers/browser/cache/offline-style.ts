const LIGHT = '--ground:#fbfaf7;--ink:#1d1b26;--muted:#56535f;--line:#e4e0d6;--accent:#4f4cc4'
const DARK = '--ground:#12131a;--ink:#ecebf2;--muted:#b3b1c0;--line:#2a2c38;--accent:#9d9bf5'

/** The style of the offline page, with the values of app/ui/styles/tokens.css. No `light-dark`, because it isn't compiled for older browsers. */
export const OFFLINE_STYLE = `
:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
:root[data-theme=light]{color-scheme:light;${LIGHT}}
:root[data-theme=dark]{color-scheme:dark;${DARK}}
*{margin:0;box-sizing:border-box}
body{background:var(--ground);color:var(--ink);font:15px/24px "Golos Text",system-ui,sans-serif}
main{display:grid;gap:16px;align-content:center;min-height:100dvh;max-width:36rem;margin:auto;padding:40px 24px}
path{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round}
rect,a{fill:var(--accent);color:var(--accent)}
h1{font:600 28px/34px Literata,Georgia,serif}
h2{font-size:17px;line-height:28px;margin-top:8px}
p,small{color:var(--muted)}
small{font-size:13px}
ul{list-style:none;padding:0;border-top:1px solid var(--line)}
li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;border-bottom:1px solid var(--line)}
a{display:inline-flex;align-items:center;min-height:44px;text-underline-offset:4px;overflow-wrap:anywhere;font-weight:500}
a:focus-visible{outline:2px solid;outline-offset:2px;border-radius:9px}`
