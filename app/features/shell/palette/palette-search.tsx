import { type KeyboardEvent, useId, useState } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon, SearchIcon } from '~/ui/icons'
import type { Command } from './command'
import { CommandList } from './command-list'
import { KeyHints } from './key-hints'
import { useCommands } from './use-commands'

type Props = { onChoose: (command: Command) => void; onClose: () => void }

/** A field and what may be meant by it (WAI-ARIA combobox with a list): arrow keys, Enter; the first one is marked from the start. */
export function PaletteSearch({ onChoose, onClose }: Props) {
  const t = useT('palette')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { commands, people } = useCommands(typed)
  /** Where the keys or the pointer went; until then the first one is marked, whatever comes after. */
  const [marked, setMarked] = useState<string | null>(null)
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === marked),
  )
  const current = commands[at]

  function onKeyDown(event: KeyboardEvent) {
    // Enter ends a word that is still being composed.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setMarked(commands.at((at + step) % commands.length)?.id ?? null)
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
        <SearchIcon className="size-5 text-faint" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it is what the dialog was opened for
          autoFocus
          value={typed}
          maxLength={100}
          role="combobox"
          aria-label={t('title')}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}${current.id}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('field')}
          onChange={(event) => {
            setTyped(event.target.value)
            setMarked(null)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
        />
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      <CommandList id={listId} commands={commands} current={current} onMark={setMarked} onChoose={onChoose} />
      {people === 'failed' ? (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">{t('peopleFailed')}</p>
      ) : null}
      <KeyHints />
      <p role="status" className="sr-only">
        {typed.trim()
          ? [t('found', { count: commands.length }), people === 'failed' && t('peopleFailed')]
              .filter(Boolean)
              .join('. ')
          : ''}
      </p>
    </>
  )
}
