import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useT } from '~/locales/use-t'
import { setStatus } from '~/platform/client/hub-store'
import { Button } from '~/ui/controls/button'
import { buttonLook } from '~/ui/controls/button-look'
import { CalendarIcon, ChartIcon, ChevronRightIcon, CloseIcon, SearchIcon, SettingsIcon, SparkIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { focusableUp, focusFirst } from '~/ui/overlays/focus-back'
import { usePrefer } from '../use-prefer'
import type { SignOutForm } from '../user-menu'
import type { Command, CommandAction, Group } from './commands'
import { useCommands } from './find-commands'

export type PaletteProps = {
  SignOutForm: SignOutForm
  /** Whether an event is the key that opens the palette, which closes it too. */
  isKey: (event: KeyboardEvent) => boolean
  onClose: () => void
}

/** The command palette: pages, actions, settings, gates, people and days, from the keyboard. */
export function Palette({ SignOutForm, isKey, onClose }: PaletteProps) {
  const t = useT('palette')
  const [isLeaving, setIsLeaving] = useState(false)
  const run = useRunCommand()
  function choose({ action }: Command) {
    if ('signOut' in action) return setIsLeaving(true)
    onClose()
    run(action)
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

type WindowProps = Pick<PaletteProps, 'isKey' | 'onClose'> & { title: string; children: ReactNode }

/** A dialog near the top of the page that Escape and the palette's key close. */
function PaletteWindow({ title, isKey, onClose, children }: WindowProps) {
  // The focus goes back to where it was; Radix would only return it to a trigger of its own.
  const [openers] = useState(focusableUp)
  return (
    <Root open onOpenChange={(stays) => !stays && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(18_19_26/0.5)]" />
        <Content
          aria-describedby={undefined}
          onKeyDown={(event) => {
            if (!isKey(event.nativeEvent)) return
            event.preventDefault()
            if (!event.repeat) onClose()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusFirst(openers)
          }}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[min(34rem,calc(100dvh-16px))] max-w-160 animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float md:top-[12dvh] md:max-h-[min(34rem,76dvh)]"
        >
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

type SearchProps = { onChoose: (command: Command) => void; onClose: () => void }

/** A combobox (WAI-ARIA) with the commands that fit what is typed; the first one is marked from the start. */
function PaletteSearch({ onChoose, onClose }: SearchProps) {
  const t = useT('palette')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { commands, people } = useCommands(typed)
  /** The command that the keys or the pointer moved to; null: the first one. */
  const [marked, setMarked] = useState<string | null>(null)
  const at = Math.max(
    0,
    commands.findIndex(({ id }) => id === marked),
  )
  const current = commands[at]

  function onKeyDown(event: ReactKeyboardEvent) {
    // Enter then ends the composition of a character.
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

type ListProps = {
  id: string
  commands: readonly Command[]
  current: Command | undefined
  onMark: (id: string) => void
  onChoose: (command: Command) => void
}

/** The commands under the names of their groups. */
function CommandList({ id, commands, current, onMark, onChoose }: ListProps) {
  const t = useT('palette')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('results')}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 outline-none"
    >
      {groupsOf(commands).map(({ group, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a list (WAI-ARIA), not of a form
        <div key={group} role="group" aria-label={t(`group.${group}`)} className="pb-1.5">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-muted">
            {t(`group.${group}`)}
          </p>
          {members.map((command) => (
            <CommandOption
              key={command.id}
              id={`${id}${command.id}`}
              command={command}
              isCurrent={command === current}
              onMark={() => onMark(command.id)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Groups in the order of their first commands. */
function groupsOf(commands: readonly Command[]) {
  const order = [...new Set(commands.map(({ group }) => group))]
  return order.map((group) => ({ group, members: commands.filter((command) => command.group === group) }))
}

const ICONS: Record<Exclude<Group, 'people'>, typeof SearchIcon> = {
  pages: ChevronRightIcon,
  actions: SparkIcon,
  settings: SettingsIcon,
  dates: CalendarIcon,
  gates: ChartIcon,
  channels: ChartIcon,
  centers: ChartIcon,
  terms: ChartIcon,
  search: SearchIcon,
}

type OptionProps = { id: string; command: Command; isCurrent: boolean; onMark: () => void; onChoose: () => void }

/** A command in the list. The field keeps the focus and handles the keys. */
function CommandOption({ id, command, isCurrent, onMark, onChoose }: OptionProps) {
  const { group, label, detail } = command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      ref={isCurrent ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
      tabIndex={-1}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isCurrent ? undefined : onMark}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-accent-soft"
    >
      <Sign command={command} group={group} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere">{label}</span>
        {detail ? <span className="text-sm text-muted wrap-anywhere">{detail}</span> : null}
      </span>
    </div>
  )
}

function Sign({ command: { person }, group }: { command: Command; group: Group }) {
  if (person) return <Avatar size="xs" name={person.fullName} src={person.avatarUrl} type={person.hdType} />
  const Icon = ICONS[group as Exclude<Group, 'people'>]
  return (
    <span className="grid size-6 place-items-center text-muted">
      <Icon className="size-4.5" />
    </span>
  )
}

const KEYS = [
  ['↑↓', 'move'],
  ['↵', 'choose'],
  ['Esc', 'leaveKey'],
] as const

/** What the keys do. Hidden from screen readers, which announce a list as such, and on touch screens. */
function KeyHints() {
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

/** Asks first, so that no single key signs out. */
function SignOutQuestion(props: { SignOutForm: SignOutForm; onCancel: () => void }) {
  const t = useT('palette')
  const shell = useT('shell')
  const common = useT('common')
  return (
    <div className="p-5 md:p-6">
      <p className="text-xl font-semibold">{t('signOutQuestion')}</p>
      <p className="mt-2 text-muted">{t('signOutText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button autoFocus onClick={props.onCancel}>
          {common('cancel')}
        </Button>
        <props.SignOutForm isConfirmed>
          <button type="submit" className={buttonLook('primary', 'm')}>
            {shell('signOut')}
          </button>
        </props.SignOutForm>
      </div>
    </div>
  )
}

/** Runs what was chosen, also once the palette has closed. */
function useRunCommand() {
  const navigate = useNavigate()
  const prefer = usePrefer()
  return (action: Exclude<CommandAction, { signOut: true }>) => {
    if ('theme' in action) prefer({ theme: action.theme })
    else if ('language' in action) prefer({ language: action.language })
    else if ('status' in action) setStatus(action.status)
    else {
      navigate(action.to)
      if (action.focus) focusWhenRendered(action.focus)
    }
  }
}

/** How long to wait for the page, in milliseconds. */
const FOCUS_TIMEOUT_MS = 5_000

/** Scrolls to an element and focuses it as soon as the page has it. */
function focusWhenRendered(selector: string) {
  // After the dialog has closed, which moves the focus.
  setTimeout(() => {
    if (focusFound(selector)) return
    const watching = new MutationObserver(() => {
      if (focusFound(selector)) watching.disconnect()
    })
    watching.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => watching.disconnect(), FOCUS_TIMEOUT_MS)
  })
}

function focusFound(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
  return found !== null
}
