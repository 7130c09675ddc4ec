import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '~/locales/use-t'
import { loadRareParts, rareParts } from './rare-parts'

/** Keeps what the server drew: React leaves the inside of such an element alone while it hydrates the page. */
const AS_DRAWN = { __html: '' }

type Props = {
  /** Inside a line of text. */
  inline?: boolean
  children: (parts: NonNullable<ReturnType<typeof rareParts>>) => ReactNode
}

/**
 * A place for what only some births need. While it is being fetched, what the server drew stays, and where it drew nothing
 * there is nothing: waiting by Suspense would throw the server's work away as soon as somebody types.
 */
export function RarePart({ inline = false, children }: Props) {
  const language = useLanguage()
  const [isThere, setThere] = useState(rareParts() !== null)
  useEffect(() => {
    let wanted = true
    const show = () => wanted && setThere(true)
    loadRareParts(language).then(show, () => undefined)
    return () => {
      wanted = false
    }
  }, [language])
  const Place = inline ? 'span' : 'div'
  const parts = isThere ? rareParts() : null
  return parts ? (
    <Place key="there">{children(parts)}</Place>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which stands for "as drawn"
    <Place suppressHydrationWarning dangerouslySetInnerHTML={AS_DRAWN} />
  )
}
