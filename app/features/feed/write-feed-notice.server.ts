import { POST_MAX_IMAGES } from '~/domain/community/limits'
import type { Context } from '~/platform/context.server'
import { typedValues } from '~/platform/forms.server'
import type { Refused } from './feed-answers'
import { type FeedNotice, feedNotice } from './feed-notice.server'
import { shortenDraft } from './shorten-draft'

/** Browsers drop a cookie of more than 4096 bytes, without a word; some count all that is said of it. */
const COOKIE_BYTES = 4000

type Written = Omit<FeedNotice, 'visibility' | 'comments'> & { visibility: unknown; comments: unknown }

/** The cookie that tells the next page why a form was refused and what was typed into it, as much of it as a cookie holds. */
export async function writeFeedNotice(context: Context, request: Request, form: FormData, answer: Refused) {
  const whole = toNotice(form, answer)
  const write = (notice: Written) => feedNotice.write(context, request, notice as FeedNotice)
  return shortenDraft(whole, write, (cookie) => cookie.length <= COOKIE_BYTES)
}

/** Whether there is anything in a form that its sender would have to type again. */
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

/** Up to the last of which something was said, or which was chosen. */
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
