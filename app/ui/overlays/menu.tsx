import { Link } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CheckIcon } from '../icons'
import { targetOf } from './menu-keys'
import { placeMenu } from './menu-placement'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** A choice among its neighbours: ticked or not. */
  checked?: boolean
  /** Neighbours of the same group are shown together under its name. */
  group?: string
  /** Where it is shown: without a side menu (below 768 px), or beside one; everywhere if left out. */
  only?: 'phone' | 'wide'
} & ({ to: string } | { onSelect: () => void })

type Props = {
  /** The name of the button; needed where the trigger shows no words. */
  label?: string
  trigger: ReactNode
  /** Or how to come by them, where many menus stay closed. */
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  align?: 'start' | 'end'
  /** Class names of the button. */
  className?: string
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-base outline-none hover:bg-sunken focus:bg-sunken aria-checked:font-semibold'

const ONLY = { phone: 'md:hidden', wide: 'max-md:hidden' }

/** A button that opens a menu, by the WAI-ARIA pattern: arrow keys, Home, End, first letters, Enter, Space, Escape, Tab. */
export function Menu({ label, trigger, items, align = 'end', className = '' }: Props) {
  const id = useId()
  /** Where the focus goes when the menu opens: its first or its last entry. Null while it is closed. */
  const [openedAt, setOpenedAt] = useState<0 | -1 | null>(null)
  const open = openedAt !== null
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement | null>(null)

  function close() {
    setOpenedAt(null)
    button.current?.focus()
  }

  // Runs before the next key is read, so that keys pressed in haste find the focus in the list.
  useEffect(() => {
    if (openedAt !== null) entries(list.current).at(openedAt)?.focus()
  }, [openedAt])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpenedAt(null)
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [open])

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenedAt(event.key === 'ArrowDown' ? 0 : -1)
  }

  function onListKey(event: KeyboardEvent) {
    const all = entries(list.current)
    const current = document.activeElement as HTMLElement
    const target = targetOf(
      event,
      all.map(({ textContent }) => textContent ?? ''),
      all.indexOf(current),
    )
    if (event.key === 'Escape') close()
    // The browser moves the focus on, from the button.
    else if (event.key === 'Tab') return close()
    // A link follows Enter only.
    else if (event.key === ' ' && current instanceof HTMLAnchorElement) current.click()
    else if (target !== undefined) all[target]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        id={`${id}button`}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => (open ? close() : setOpenedAt(0))}
        onKeyDown={onButtonKey}
      >
        {trigger}
      </button>
      {open ? (
        <div
          ref={(shown) => {
            list.current = shown
            // Before it is painted, so that it never jumps.
            if (shown && button.current) fitToWindow(button.current, shown)
          }}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}button`}
          onKeyDown={onListKey}
          className={`absolute top-full z-30 my-2 min-w-56 scroll-mb-[calc(var(--bottom-bar,0px)+8px)] animate-rise data-up:top-auto data-up:bottom-full rounded-card border border-line bg-surface p-1.5 shadow-float ${align === 'end' ? 'right-0' : 'left-0'}`}
        >
          {/* One flat list: an entry keeps its element, and the focus, when a group comes in while the menu is open. */}
          {groupsOf(typeof items === 'function' ? items() : items).flatMap(({ name, members }) => {
            const entries = members.map((item) => <Entry key={item.id} item={item} onDone={close} />)
            const only = members.every((item) => item.only === members[0]?.only) ? members[0]?.only : undefined
            return name === undefined ? (
              entries
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a group of a menu (WAI-ARIA), not of a form
              <div
                key={name}
                role="group"
                aria-label={name}
                className={`my-1.5 border-y border-line py-1.5 [[role=group]+&]:-mt-1.5 [[role=group]+&]:border-t-0 ${only ? ONLY[only] : ''}`}
              >
                <p aria-hidden="true" className="px-3 pt-0.5 pb-1 text-sm text-faint">
                  {name}
                </p>
                {entries}
              </div>
            )
          })}
        </div>
      ) : null}
    </div>
  )
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const inside = (
    <>
      {item.icon ? <span className={item.danger ? '' : 'text-muted'}>{item.icon}</span> : null}
      <span className="min-w-0 flex-1">{item.label}</span>
      {item.checked ? <CheckIcon className="size-4 text-accent" /> : null}
    </>
  )
  const look = `${ITEM} ${item.danger ? 'text-danger' : 'text-ink'} ${item.only ? ONLY[item.only] : ''}`
  if ('to' in item) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} className={look} onClick={onDone}>
        {inside}
      </Link>
    )
  }
  const choice = item.checked === undefined ? {} : { 'aria-checked': item.checked }
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...choice}
      tabIndex={-1}
      className={look}
      onClick={() => {
        onDone()
        item.onSelect()
      }}
    >
      {inside}
    </button>
  )
}

/** Puts a list on the side of its button where it has room, and lets it scroll where that is too little. */
function fitToWindow(button: HTMLElement, list: HTMLElement) {
  const { marginTop, scrollMarginBottom } = getComputedStyle(list)
  const gap = Number.parseFloat(marginTop)
  const { isUp, height } = placeMenu({
    button: button.getBoundingClientRect(),
    // Also while it is cut off: what it would scroll, and its borders.
    listHeight: list.scrollHeight + list.offsetHeight - list.clientHeight,
    windowHeight: innerHeight,
    bar: Number.parseFloat(scrollMarginBottom) - gap,
    gap,
  })
  list.toggleAttribute('data-up', isUp)
  list.style.maxHeight = `${height}px`
}

/** The entries in their order, neighbours of one group together. */
function groupsOf(items: readonly MenuItem[]) {
  const groups: { name: string | undefined; members: MenuItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.members.push(item)
    else groups.push({ name: item.group, members: [item] })
  }
  return groups
}

/** The entries that are shown, in their order. */
const entries = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])].filter(
    (entry) => entry.getClientRects().length > 0,
  )
