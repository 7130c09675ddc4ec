/** The look of the page in place of one that cannot be had, by the values of app/ui/tokens.css. */
export const OFFLINE_STYLE = `
:root{color-scheme:light dark}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
*{margin:0;box-sizing:border-box}
body{background:light-dark(#fbfaf7,#12131a);color:light-dark(#1d1b26,#ecebf2);font:15px/24px "Golos Text",system-ui,sans-serif}
main{display:grid;gap:16px;align-content:center;min-height:100dvh;max-width:36rem;margin:auto;padding:40px 24px}
path{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round}
rect,a{fill:light-dark(#4f4cc4,#9d9bf5);color:light-dark(#4f4cc4,#9d9bf5)}
h1{font:600 28px/34px Literata,Georgia,serif}
h2{font-size:17px;line-height:28px;margin-top:8px}
p,small{color:light-dark(#56535f,#b3b1c0)}
small{font-size:13px}
ul{list-style:none;padding:0;border-top:1px solid light-dark(#e4e0d6,#2a2c38)}
li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;border-bottom:1px solid light-dark(#e4e0d6,#2a2c38)}
a{display:inline-flex;align-items:center;min-height:44px;text-underline-offset:4px;overflow-wrap:anywhere;font-weight:500}
a:focus-visible{outline:2px solid;outline-offset:2px;border-radius:9px}`
