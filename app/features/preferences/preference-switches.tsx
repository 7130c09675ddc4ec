import { useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { type Theme, useRootData } from '~/platform/client/root-data'
import { Button } from '~/ui/controls/button'
import { THEME_CHOICES } from '~/ui/controls/theme-choices'
import { CloseIcon } from '~/ui/icons'

/** Language and theme, for the edge of any page. Without scripts each choice sends its form and comes back to the page. */
export function PreferenceSwitches({ className = '' }: { className?: string }) {
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  )
}

/** English or Russian, each named in its own language. */
export function LanguageSwitch() {
  const t = useT('common')
  return (
    <PreferenceForm>
      <Segments
        name="language"
        label={t('language')}
        current={useRootData()?.language ?? 'en'}
        segments={[
          { value: 'en', label: 'EN, English', lang: 'en', children: 'EN' },
          { value: 'ru', label: 'RU, Русский', lang: 'ru', children: 'RU' },
        ]}
      />
    </PreferenceForm>
  )
}

/** As the system, light, dark. */
export function ThemeSwitch() {
  const t = useT('common')
  return (
    <PreferenceForm>
      <Segments<Theme>
        name="theme"
        label={t('theme')}
        current={useRootData()?.theme ?? 'system'}
        segments={THEME_CHOICES.map(({ theme, label, Icon }) => ({
          value: theme,
          label: t(label),
          children: <Icon className="size-4.5" />,
        }))}
      />
    </PreferenceForm>
  )
}

/** A form whose buttons each choose a language or a theme. Without scripts it comes back to the page. */
function PreferenceForm({ children, className }: { children: ReactNode; className?: string }) {
  const { Form } = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/resources/preferences" className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  )
}

type Segment<V extends string> = { value: V; label: string; children: ReactNode; lang?: string }

type SegmentsProps<V extends string> = {
  /** The field each button sends its value as. */
  name: string
  label: string
  current: V
  segments: Segment<V>[]
}

/** A few choices side by side, each a button that sends its value: works with and without scripts. */
function Segments<V extends string>({ name, label, current, segments }: SegmentsProps<V>) {
  return (
    <fieldset className="flex rounded-control border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value, label: text, children, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-label={text}
          aria-pressed={value === current}
          title={text}
          className="grid min-h-8 min-w-9 place-items-center rounded-[6px] px-2 text-sm font-semibold text-faint transition-colors hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {children}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * One line above an English page for those whose browser would rather read Russian. It is in Russian, which the words of the
 * page are not; to stay in English is a choice as well, and both are remembered.
 */
export function RussianOffer() {
  return (
    <aside lang="ru" aria-label="Язык сайта" className="border-b border-line bg-sunken print:hidden">
      <PreferenceForm className="flex items-center justify-center gap-2 px-3.5 py-1 text-sm">
        <p>Сайт доступен на русском</p>
        <Button type="submit" name="language" value="ru" size="s">
          Перейти
        </Button>
        <Button type="submit" name="language" value="en" size="s" variant="ghost" aria-label="Остаться на английском">
          <CloseIcon className="size-4" />
        </Button>
      </PreferenceForm>
    </aside>
  )
}
