type IconProps = { className?: string }

/** Line icons on a 24 grid in the colour of the text. Always decoration: the words stand beside them or in an aria-label. */
export function line(d: string) {
  return function Icon({ className = 'size-5' }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" className={`line-icon ${className}`} aria-hidden="true">
        <path d={d} />
      </svg>
    )
  }
}

export const HomeIcon = /* @__PURE__ */ line('M3 10.5 12 3l9 7.5V21H3Z')
export const PeopleIcon = /* @__PURE__ */ line(
  'M8 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm8 2a3.5 3.5 0 1 0 0-7M2 21c0-4 3-6 6-6s6 2 6 6m2-5c3 0 6 1.6 6 5',
)
export const PersonIcon = /* @__PURE__ */ line('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.6-6 8-6s8 2 8 6')
export const MessageIcon = /* @__PURE__ */ line('M4 5h16v11H9l-5 4Z')
export const BellIcon = /* @__PURE__ */ line('M6 17V11a6 6 0 0 1 12 0v6l2 2H4Zm4 4.5h4M12 5V3')
export const ShieldIcon = /* @__PURE__ */ line('M12 3 20 6v5c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10V6Z')
export const SettingsIcon = /* @__PURE__ */ line('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v4m0 12v4M2 12h4m12 0h4')
export const ChartIcon = /* @__PURE__ */ line('M12 3 18 10H6Zm-5 10h10v8H7Zm5-3v3')
export const HeartIcon = /* @__PURE__ */ line('M12 20S4 14.5 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 5.5-8 11-8 11Z')
export const SunIcon = /* @__PURE__ */ line(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v3m0 14v3M5 12H2m20 0h-3M4.9 4.9 7 7m10 10 2.1 2.1m0-14.2L17 7M7 17l-2.1 2.1',
)
export const MoonIcon = /* @__PURE__ */ line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z')
export const DisplayIcon = /* @__PURE__ */ line('M3 4.5h18v11.5H3Zm5.5 15.5h7M12 16v4')
export const PhoneIcon = /* @__PURE__ */ line('M7 2.5h10v19H7Zm4 16h2')
export const CheckIcon = /* @__PURE__ */ line('m4.5 12.5 5 5 10-11')
export const WarningIcon = /* @__PURE__ */ line('M12 3.5 22 20.5H2Zm0 6.5v5m0 2.6v.1')
export const ChevronLeftIcon = /* @__PURE__ */ line('m15 5-7 7 7 7')
export const ChevronRightIcon = /* @__PURE__ */ line('m9 5 7 7-7 7')
export const ChevronDownIcon = /* @__PURE__ */ line('m5 9 7 7 7-7')
export const EyeIcon = /* @__PURE__ */ line(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
)
export const EyeOffIcon = /* @__PURE__ */ line(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 20 20 4',
)
export const CloseIcon = /* @__PURE__ */ line('m5 5 14 14M19 5 5 19')
export const PlusIcon = /* @__PURE__ */ line('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ line('M5 12h14')
export const ResetIcon = /* @__PURE__ */ line('M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5')
export const EditIcon = /* @__PURE__ */ line('M4 20h4L20 8l-4-4L4 16Zm9-13 4 4')
export const RefreshIcon = /* @__PURE__ */ line(
  'M20 5v5h-5M4 19v-5h5M19 10a7.5 7.5 0 0 0-13.5-2.5M5 14a7.5 7.5 0 0 0 13.5 2.5',
)
export const SignOutIcon = /* @__PURE__ */ line('M10 4H4v16h6m5-12 4 4-4 4m4-4H9')
export const ClockIcon = /* @__PURE__ */ line('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3.5 2')
export const CalendarIcon = /* @__PURE__ */ line('M4 5.5h16V21H4Zm0 5h16M8 3v4.5M16 3v4.5')
export const LockIcon = /* @__PURE__ */ line('M5 11h14v10H5Zm3 0V7.5a4 4 0 0 1 8 0V11')
export const SparkIcon = /* @__PURE__ */ line(
  'M12 3c.8 5 3.2 7.5 9 9-5.8 1.5-8.2 4-9 9-.8-5-3.2-7.5-9-9 5.8-1.5 8.2-4 9-9Z',
)
export const MoreIcon = /* @__PURE__ */ line(
  'M5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Zm7 0a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Zm7 0a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4Z',
)
export const BlockIcon = /* @__PURE__ */ line('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.7 5.7l12.6 12.6')
export const MuteIcon = /* @__PURE__ */ line('M4 9.5v5h4l5 4v-13l-5 4Zm12.5 0 5 5m0-5-5 5')
export const LinkIcon = /* @__PURE__ */ line(
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
)
export const ShareIcon = /* @__PURE__ */ line('M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8')
export const SearchIcon = /* @__PURE__ */ line('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5')
export const PictureIcon = /* @__PURE__ */ line('M3.5 5h17v14h-17Zm0 11 5-5 4.5 4.5 3-3 4.5 4.5M15.5 9.5v.1')
export const ArrowDownIcon = /* @__PURE__ */ line('M12 4v15m0 0-6-6m6 6 6-6')
export const FlagIcon = /* @__PURE__ */ line('M5 21V4m0 1c4-2.5 8 2 14 0v9c-6 2-10-2.5-14 0')
export const PinIcon = /* @__PURE__ */ line(
  'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-13.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
)
export const BookIcon = /* @__PURE__ */ line(
  'M4 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-1.5H4Zm16 0h-6a2 2 0 0 0-2 2V20a2 2 0 0 1 2-1.5h6Z',
)
export const FilterIcon = /* @__PURE__ */ line('M4 6.5h16M7 12h10m-7 5.5h4')
export const ExploreIcon = /* @__PURE__ */ line('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm4 5-2.6 5.4L8 16l2.6-5.4Z')
