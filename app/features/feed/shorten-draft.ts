/** What was typed into a form. */
type Typed = { content: string; tags: string; pictures: { alt: string; isDecorative: boolean }[]; isCut: boolean }

/** Surely more characters than any notice holds. */
const MOST = 4000

/**
 * What `write` makes of as much of what was typed as `fits`: the words for pictures are shortened first, then the text; what
 * is not whole any more says so. Nothing fitting at all gives what the empty one is written as.
 */
export async function shortenDraft<T extends Typed>(
  typed: T,
  write: (part: T) => Promise<string>,
  fits: (written: string) => boolean,
): Promise<string> {
  const whole = await write(shortened(typed, 2 * MOST))
  if (fits(whole)) return whole
  let [kept, tooMuch] = [0, 2 * MOST]
  let best = await write(shortened(typed, 0))
  while (tooMuch - kept > 1) {
    const size = Math.floor((kept + tooMuch) / 2)
    const written = await write(shortened(typed, size))
    if (fits(written)) [kept, best] = [size, written]
    else tooMuch = size
  }
  return best
}

/** The first half of the sizes is for the text, the second for the words of the pictures. */
function shortened<T extends Typed>(typed: T, size: number): T {
  const { content, tags, pictures, isCut } = typed
  const ofText = Math.min(size, MOST)
  const ofAlts = Math.max(0, size - MOST)
  const part = {
    content: firstOf(content, ofText),
    tags: firstOf(tags, ofText),
    pictures: pictures.map((picture) => ({ ...picture, alt: firstOf(picture.alt, ofAlts) })),
  }
  const isWhole =
    part.content === content && part.tags === tags && pictures.every(({ alt }, at) => alt === part.pictures[at]?.alt)
  return { ...typed, ...part, isCut: isCut || !isWhole }
}

/** So many characters of a text, none of them halved. */
const firstOf = (text: string, count: number) => [...text.slice(0, 2 * count)].slice(0, count).join('')
