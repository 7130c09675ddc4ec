// Holds presses and records typing until `replay-early-input.ts` repeats both. Every document carries it, uncompiled. Where
// the scripts of the page fail, it lets go, and the browser acts on what was held.
{
  const { nonce } = document.currentScript
  const fields = new Map()
  const presses = new Map()

  const release = () => {
    const released = [...presses.values()]
    for (const { control } of released) {
      control.ariaBusy = null
      delete control.dataset.held
      control.readOnly &&= false
    }
    presses.clear()
    return released
  }

  const stop = () => {
    listen(removeEventListener)
    return release()
  }

  // The first alone: the browser would give it up for the second.
  const letGo = () =>
    stop()
      .find(({ control }) => control.matches('a, button:not([type=button])'))
      ?.control.click()

  const hold = (event, control, key = control) => {
    event.preventDefault()
    event.stopPropagation()
    if (presses.has(key)) return
    presses.set(key, { event, control, box: control.getBoundingClientRect() })
    control.ariaBusy = true
    control.dataset.held = ''
    if (event.key) control.readOnly = true
  }

  const record = (event) => {
    const { target, type } = event
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey
    if (type === 'pagehide') release()
    else if (event.reason || event.error || (target.type === 'module' && target.nonce === nonce)) letGo()
    else if (type === 'input') {
      const { value, checked, selectionStart, selectionEnd } = target
      // Deleted first, so that the last change comes last.
      fields.delete(target)
      fields.set(target, { value, checked, selectionStart, selectionEnd })
    } else if (type === 'submit') {
      // Only a form that asks (GET), since the buttons of others are held.
      if (presses.size) hold(event, event.submitter ?? target)
    } else if (type === 'keydown') {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
      if (target.matches?.(isModified ? '[method=post] textarea' : '[enterkeyhint=send]')) hold(event, target)
    } else if (type === 'click') {
      const control = target.closest?.('a[href], button, [data-node], [data-press]')
      if (!control || (isModified && control.href)) return
      if (control.matches('a:not([data-press])')) {
        if (presses.size && control.matches(':not([target], [download], [href^="#"])')) hold(event, control)
      } else if (!control.form || control.type === 'button') hold(event, control)
      else if (control.form.matches('[method=post]')) hold(event, control, control.form)
    }
  }

  const listen = (change) => {
    for (const type of 'click keydown submit input error unhandledrejection pagehide'.split(' '))
      change(type, record, true)
  }
  listen(addEventListener)
  setTimeout(letGo, 8000)
  window.earlyInput = { fields, stop, letGo }
}
