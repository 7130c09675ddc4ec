/** The accessibility statement. */
export const accessibility = {
  title: 'Accessibility',
  description:
    'How accessible Human Design Social is, what was tested and how, what doesn’t work well yet, and where to report a barrier.',
  lead: 'How accessible this site is, what was tested, and what doesn’t work well yet.',
  'aim.title': 'Conformance',
  'aim.1':
    'The aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. By our own assessment the site meets it in part: the exceptions we know of are listed below.',
  'aim.2': 'This statement was prepared in November 2026 by self-assessment.',
  'built.title': 'What you can rely on',
  'built.item.1': 'Everything is built to work with the keyboard alone, and you can see where the focus is.',
  'built.item.2':
    'Links and forms work without JavaScript. Passkeys and live updates, such as new messages coming in, need it.',
  'built.item.3': 'What a bodygraph shows is also there as text next to it.',
  'built.item.4': 'There’s a light and a dark theme, and animations stop if your system asks for less motion.',
  'built.item.5': 'Pages reflow down to a width of 320 pixels and can be enlarged.',
  'tested.title': 'What was tested',
  'tested.1':
    'Pages are checked automatically with axe-core, in English and Russian, in light and dark, at widths from 320 to 1440 pixels. Tests in Chromium go through the main journeys, many of them by keyboard.',
  'tested.2':
    'What hasn’t been done: an audit by an independent body, systematic tests with screen readers, and tests with people who use assistive technologies every day. Automatic checks find only some of the barriers.',
  'limits.title': 'Known limits',
  'limits.item.1':
    'Bodygraphs and charts are dense drawings with small parts. With a screen reader or a switch, the text next to them is the easier way.',
  'limits.item.2':
    'Pictures in posts have a description unless their author marked them as decorative. Pictures in messages have none.',
  'limits.item.3':
    'The language of what members write is detected by its alphabet, so a post in French is marked up as English.',
  'limits.item.4': 'You pay on Stripe’s pages; we have no influence on how accessible they are.',
  'limits.item.5': 'Share images and calendar files have no structure beyond plain text.',
  'report.title': 'Report a barrier',
  'report.1':
    'If something keeps you out, write to the address below: which page, what you were trying to do, and which browser and assistive technology you use. You’ll get an answer within a month, and help with what you wanted to do.',
  'report.2':
    'If the answer doesn’t help, you can turn to the authority that enforces digital accessibility where you live.',
}
