import { useEffect, useMemo, useState } from 'react'
import { localDay } from '~/domain/calendar/local-day'
import { LANGUAGES } from '~/locales/language'
import { useLanguage, useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import type { Command } from './command'
import { fixedCommands } from './fixed-commands'
import { foundCommands } from './found-commands'
import { orderCommands } from './order-commands'
import { FIRST } from './pages'
import { loadPaletteWords } from './palette-words'
import { dayCommands, personCommands, searchCommand } from './typed-commands'
import { isWholeDay } from './typed-day'
import { usePeople } from './use-people'

/** What the palette shows for what is typed, and how the search for people goes. */
export function useCommands(typed: string) {
  const t = useT('palette')
  const language = useLanguage()
  const timeZone = useTimeZone()
  const member = useRootData()?.member
  const fetched = useFetchedLanguages()
  const { people, state, isOlder } = usePeople(typed)
  const fixed = useMemo(() => (member ? fixedCommands(language, fetched, member) : []), [language, fetched, member])
  const found = useMemo(() => foundCommands(fixed, typed), [fixed, typed])
  const persons = personCommands(people)
  const q = typed.trim()
  const days = dayCommands(q, localDay(timeZone, Date.now()), language, t)
  // "Sun" is a planet before it is a beginning of "Sunday".
  const isDayFirst = found.areGuesses || isWholeDay(q)
  const commands: Command[] =
    q === ''
      ? FIRST.flatMap((id) => fixed.filter((command) => command.id === id))
      : orderCommands({ q, found, persons, isOlder, days, isDayFirst, search: searchCommand(q, t) })
  return { commands, people: state }
}

/** Those whose words are there: the page's own, and soon the other one, whose words find as well. */
function useFetchedLanguages() {
  const language = useLanguage()
  const [fetched, setFetched] = useState([language])
  useEffect(() => {
    let isOver = false
    const others = LANGUAGES.filter((one) => one !== language)
    // Where they do not come, the page's own words find.
    Promise.all(others.map(loadPaletteWords)).then(
      () => isOver || setFetched([...LANGUAGES]),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [language])
  return fetched
}
