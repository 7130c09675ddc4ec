import { line } from '~/ui/icons'

// These only posts have.
export const BinIcon = /* @__PURE__ */ line('M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10.5 10.5v6m3-6v6')
export const FlagIcon = /* @__PURE__ */ line('M5 21V4h13l-2.5 4.5L18 13H5')
export const BellOffIcon = /* @__PURE__ */ line(
  'M6 17v-6a6 6 0 0 1 9.5-4.9M18 11v6H6l-2 2h16l-2-2M10.5 21.5h3M4 3l17 17',
)
export const TagIcon = /* @__PURE__ */ line('M9.5 3 7.5 21M16.5 3l-2 18M4 8.5h17M3 15.5h17')
