import type { TypeCode } from '~/domain/human-design/terms/codes'
import { avatarSources } from '~/domain/membership/avatar/avatar-url'
import { initialsOf } from './initials'
import { TYPE_COLOR } from './type-badge'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'
export type AvatarStatus = 'online' | 'offline' | 'away' | 'busy'

const SIZES: Record<AvatarSize, { box: string; px: number; dot: string }> = {
  xs: { box: 'size-6 text-[10px]', px: 24, dot: 'size-2' },
  sm: { box: 'size-8 text-xs', px: 32, dot: 'size-2.5' },
  md: { box: 'size-10 text-base', px: 40, dot: 'size-3' },
  lg: { box: 'size-16 text-xl', px: 64, dot: 'size-4' },
  xl: { box: 'size-24 text-2xl', px: 96, dot: 'size-5' },
}

/** The dot of a status, told apart by shape: full, hollow, half, barred. */
export const STATUS_LOOK: Record<AvatarStatus, string> = {
  online: 'bg-ok',
  offline: 'border-2 border-faint bg-surface',
  away: 'border-2 border-warn bg-linear-to-r from-warn from-50% to-surface to-50%',
  busy: 'bg-danger after:absolute after:inset-x-[22%] after:top-1/2 after:h-[18%] after:-translate-y-1/2 after:bg-surface',
}

type Props = {
  /** For the initials; the picture itself is decoration, the name stands beside it. */
  name: string
  src?: string | null
  size?: AvatarSize
  type?: TypeCode | null
  status?: { code: AvatarStatus; label: string }
  className?: string
}

/** A member's face, or the initials, in a ring of the type's colour. */
export function Avatar({ name, src, size = 'md', type, status, className = '' }: Props) {
  const { box, px, dot } = SIZES[size]
  const color = type ? TYPE_COLOR[type] : '[--type:var(--muted)]'
  return (
    <span className={`relative inline-block shrink-0 rounded-full ${box} ${color} ${className}`}>
      <span
        aria-hidden="true"
        className="grid size-full place-items-center overflow-hidden rounded-full bg-surface leading-none font-semibold text-(--type) can-mix:bg-[color-mix(in_oklab,var(--type)_14%,var(--surface))] inset-ring-[1.5px] inset-ring-[color-mix(in_oklab,var(--type)_50%,transparent)] select-none"
      >
        {src ? (
          <img
            {...avatarSources(src, px)}
            alt=""
            width={px}
            height={px}
            loading="lazy"
            decoding="async"
            className="size-full rounded-full border-2 border-(--type) object-cover"
          />
        ) : (
          initialsOf(name)
        )}
      </span>
      {status ? (
        <span
          className={`absolute right-0 bottom-0 rounded-full ring-2 ring-surface ${dot} ${STATUS_LOOK[status.code]}`}
        >
          <span className="sr-only">{status.label}</span>
        </span>
      ) : null}
    </span>
  )
}
