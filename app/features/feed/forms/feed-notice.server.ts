import { z } from 'zod'
import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { commentPolicyField, visibilityField } from '~/domain/community/posts/post-fields.schema'
import type { Context } from '~/platform/server/context.server'
import { createNotice } from '~/platform/server/cookies.server'
import { typedValues } from '~/platform/server/forms.server'
import { FEED_ERRORS, type Refused } from '../feed-answers'

/** Long enough to sign in again. */
const QUARTER_HOUR_SECONDS = 900

/** Why a form of the feed was refused, and what was typed into it: for the next page, without scripts. */
export const feedNotice = createNotice(
  'feed',
  z.object({
    intent: z.string().max(20),
    /** Of the post or comment. */
    id: z.string().max(64),
    error: z.enum(FEED_ERRORS),
    problems: z.record(z.string(), z.string()),
    content: z.string(),
    tags: z.string(),
    // The defaults of the form.
    visibility: visibilityField.catch('public'),
    comments: commentPolicyField.catch('everyone'),
    context: z.string().max(20),
    /** In the order of the fields. The files can't be kept. */
    pictures: z.array(z.object({ alt: z.string(), isDecorative: z.boolean() })).max(POST_MAX_IMAGES),
    /** More was typed than a cookie holds. */
    isCut: z.boolean(),
  }),
  { maxAgeSeconds: QUARTER_HOUR_SECONDS },
)

export type FeedNotice = NonNullable<Awaited<ReturnType<typeof feedNotice.read>>>

/** The header that deletes a notice once the page has shown it. */
export const endNotice = (request: Request): Record<string, string> => ({ 'Set-Cookie': feedNotice.end(request) })

/** Browsers drop a cookie of more than 4096 bytes; some count its attributes too. */
const COOKIE_BYTES = 4000

type Written = Omit<FeedNotice, 'visibility' | 'comments'> & { visibility: unknown; comments: unknown }

/** The cookie of a notice, with as much of what was typed as fits. */
export async function writeFeedNotice(context: Context, request: Request, form: FormData, answer: Refused) {
  const whole = toNotice(form, answer)
  const write = (notice: Written) => feedNotice.write(context, request, notice as FeedNotice)
  return shortenDraft(whole, write, (cookie) => cookie.length <= COOKIE_BYTES)
}

/** Whether a form has text that would have to be typed again. */
export const hasTyped = (form: FormData) =>
  ['content', 'tags', 'alt'].some((name) => form.getAll(name).some((value) => value !== ''))

function toNotice(form: FormData, { error, problems = {} }: Refused): Written {
  const { intent = '', id = '', post = '', content = '', tags = '', context = '', ...typed } = typedValues(form)
  return {
    intent: intent.slice(0, 20),
    id: (post || id).slice(0, 64),
    ...{ error, problems, content, tags, context: context.slice(0, 20) },
    ...{ visibility: typed.visibility, comments: typed.comments },
    pictures: toPictures(form),
    isCut: false,
  }
}

/** Up to the last picture that was chosen or described. */
function toPictures(form: FormData): FeedNotice['pictures'] {
  const files = form.getAll('image')
  const alts = form.getAll('alt')
  const decorative = form.getAll('decorative')
  const all = Array.from({ length: POST_MAX_IMAGES }, (_, place) => {
    const [file, alt] = [files[place], alts[place]]
    return {
      isChosen: file instanceof File && file.name !== '',
      alt: typeof alt === 'string' ? alt : '',
      isDecorative: decorative.includes(String(place)),
    }
  })
  const last = all.findLastIndex(({ isChosen, alt, isDecorative }) => isChosen || alt !== '' || isDecorative)
  return all.slice(0, last + 1).map(({ alt, isDecorative }) => ({ alt, isDecorative }))
}

/** What was typed into a form. */
type Typed = { content: string; tags: string; pictures: { alt: string; isDecorative: boolean }[]; isCut: boolean }

/** More characters than any notice holds. */
const MOST = 4000

/**
 * Writes as much of what was typed as fits: alternative texts are shortened first, then the text, and `isCut` is set. If nothing
 * fits, the empty one is written.
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

/** Sizes up to `MOST` are for the text, larger ones add alternative texts. */
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

/** The first characters of a text, without splitting surrogate pairs. */
const firstOf = (text: string, count: number) => [...text.slice(0, 2 * count)].slice(0, count).join('')
