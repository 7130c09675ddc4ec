import { useEffect } from 'react'

/**
 * Writes a count before the title of the tab, "(3) Home", and keeps it there while pages give it other titles. None at 0.
 * Only the tab's own copy is changed: what the page says of itself stays.
 */
export function useCountedTitle(count: string) {
  useEffect(() => {
    if (count === '') return
    const prefix = `(${count}) `
    const write = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    write()
    // A page that comes by a link writes its title anew, whenever its data is there.
    const watching = new MutationObserver(write)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watching.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [count])
}
