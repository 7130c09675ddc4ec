import { useT } from '~/locales/use-t'

const KEYS = [
  ['↑↓', 'move'],
  ['↵', 'choose'],
  ['Esc', 'leaveKey'],
] as const

/** Which keys do what; for eyes only, since whoever hears the list hears that it is one. Not where there are none. */
export function KeyHints() {
  const t = useT('palette')
  return (
    <p
      aria-hidden="true"
      className="flex gap-5 border-t border-line bg-sunken px-4 py-2 text-sm text-muted max-md:hidden pointer-coarse:hidden"
    >
      {KEYS.map(([key, does]) => (
        <span key={does}>
          <kbd className="mr-1.5 rounded-[5px] border border-line-strong bg-surface px-1.5 font-sans text-xs">
            {key}
          </kbd>
          {t(does)}
        </span>
      ))}
    </p>
  )
}
