type Props = { label: string; children: string; className?: string }

/** Lines of a program or an answer; what does not fit is scrolled to, also by keyboard. */
export function CodeBlock({ label, children, className = '' }: Props) {
  return (
    // Not a section, which would be a landmark: a page has many of them.
    <figure
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keyboard
      tabIndex={0}
      className={`max-h-96 overflow-auto rounded-control border border-line bg-sunken p-4 ${className}`}
    >
      <pre className="font-mono text-sm">{children}</pre>
    </figure>
  )
}
