import { ButtonLink } from '~/ui/button-link'
import type { MissingWords } from './library'

/** There is no such gate, channel and so on; the way to what there is. */
export function MissingPage({ title, text, link }: MissingWords) {
  return (
    <div className="grid justify-items-start gap-3 py-8">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </div>
  )
}
