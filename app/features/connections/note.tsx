import { textLanguage } from '~/domain/text/text-language'

/** What went along with a request, as its card shows it. */
export const Note = ({ id, children }: { id?: string; children: string }) => (
  <blockquote
    id={id}
    lang={textLanguage(children)}
    className="border-l-2 border-line-strong pl-3 text-sm leading-5.5 wrap-anywhere whitespace-pre-line"
  >
    {children}
  </blockquote>
)
