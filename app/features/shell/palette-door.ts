/** How the page asks for the palette: it comes with what keeps the page live, and opens then if somebody has asked before. */
const knock = () => {
  paletteDoor.isWanted = true
}
export const paletteDoor = { isWanted: false, knock, open: knock }
