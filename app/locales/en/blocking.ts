/** Blocking a member, wherever it is offered. */
export const blocking = {
  block: 'Block',
  blocking: 'Blocking…',
  blockTitle: 'Block {{name}}?',
  blockText:
    'You’ll no longer find or see each other here. If you’re connected, the connection ends. {{name}} isn’t notified. You can unblock under Settings → Privacy.',
  missing: 'This member is no longer here.',
}
