import { DisplayIcon, MoonIcon, SunIcon } from '../icons'

/** The themes to choose from; labels are keys of `common`. */
export const THEME_CHOICES = [
  { theme: 'system', label: 'themeSystem', Icon: DisplayIcon },
  { theme: 'light', label: 'themeLight', Icon: SunIcon },
  { theme: 'dark', label: 'themeDark', Icon: MoonIcon },
] as const
