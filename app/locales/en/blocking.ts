/** Blocking a member, wherever it is offered. */
export const blocking = {
  block: 'Block',
  blocking: 'Blocking...',
  blockTitle: 'Block {{name}}?',
  blockText:
    'You two will no longer find each other, nor see anything of each other. If you are connected, that ends. {{name}} is not told. In the settings, under Privacy, you can unblock again.',
  missing: 'This member is no longer here.',
}
