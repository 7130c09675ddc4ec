/** How the page asks for the palette: it comes with what keeps the page live, and opens then if somebody has asked before. */
export const paletteDoor = {
  isWanted: false,
  open: () => {
    paletteDoor.isWanted = true
  },
}
