import { Button } from '~/ui/controls/button'
import { CloseIcon } from '~/ui/icons'
import { PreferenceForm } from './preference-switches'

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
