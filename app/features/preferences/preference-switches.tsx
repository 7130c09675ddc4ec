import { useFetcher, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { type Theme, useRootData } from '~/platform/client/root-data'
import { DisplayIcon, MoonIcon, SunIcon } from '~/ui/icons'
import { Segments } from './segments'

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
        segments={[
          { value: 'system', label: t('themeSystem'), children: <DisplayIcon className="size-4.5" /> },
          { value: 'light', label: t('themeLight'), children: <SunIcon className="size-4.5" /> },
          { value: 'dark', label: t('themeDark'), children: <MoonIcon className="size-4.5" /> },
        ]}
      />
    </PreferenceForm>
  )
}

/** A form whose buttons each choose a language or a theme. Without scripts it comes back to the page. */
export function PreferenceForm({ children, className }: { children: ReactNode; className?: string }) {
  const { Form } = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/resources/preferences" className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  )
}
