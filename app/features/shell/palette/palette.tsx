import { useState } from 'react'
import { useT } from '~/locales/use-t'
import type { SignOutForm } from '../user-menu'
import type { Command } from './command'
import { PaletteSearch } from './palette-search'
import { PaletteWindow } from './palette-window'
import { SignOutQuestion } from './sign-out-question'
import { useDeeds } from './use-deeds'

export type PaletteProps = {
  SignOutForm: SignOutForm
  /** The key that opens it closes it too. */
  isKey: (event: KeyboardEvent) => boolean
  onClose: () => void
}

/** What a keyboard goes anywhere with: pages, settings, deeds, gates, people, days. */
export function Palette({ SignOutForm, isKey, onClose }: PaletteProps) {
  const t = useT('palette')
  const [isLeaving, setIsLeaving] = useState(false)
  const perform = useDeeds()
  function choose({ deed }: Command) {
    if ('signOut' in deed) return setIsLeaving(true)
    onClose()
    perform(deed)
  }
  return (
    <PaletteWindow title={t(isLeaving ? 'signOutQuestion' : 'title')} isKey={isKey} onClose={onClose}>
      {isLeaving ? (
        <SignOutQuestion SignOutForm={SignOutForm} onCancel={() => setIsLeaving(false)} />
      ) : (
        <PaletteSearch onChoose={choose} onClose={onClose} />
      )}
    </PaletteWindow>
  )
}
