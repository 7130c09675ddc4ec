/** The oldest browsers the site supports (docs/browsers.md). Syntax and styles are compiled down to them; APIs are not. */
export const BROWSERS = ['chrome109', 'edge109', 'firefox128', 'safari16.4', 'ios16.4']
