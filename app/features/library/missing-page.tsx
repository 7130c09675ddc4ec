import { ButtonLink } from '~/ui/controls/button-link'
import type { MissingWords } from './library'

/** There is no such gate, channel and so on; the way to what there is. */
export function MissingPage({ title, text, link }: MissingWords) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-3 py-16 text-center md:py-24">
      <h1 className="text-2xl text-balance">{title}</h1>
      <p className="text-muted">{text}</p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </div>
  )
}
