import { raw } from 'hono/html'

const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** On the elements, for clients that drop the sheet; the light colours of app/ui/styles/tokens.css. */
export const STYLE = {
  body: `margin:0;padding:0;background-color:#fbfaf7;${FONT};-webkit-text-size-adjust:100%`,
  /** What a list of mails shows beside the subject; the mail itself does not. */
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  column: 'max-width:560px;margin:0 auto;padding:32px 16px 40px',
  brand: `margin:0 0 16px;padding:0 8px;${FONT};font-size:15px;line-height:20px;font-weight:600;color:#4f4cc4`,
  card: 'padding:32px 28px;background-color:#ffffff;border:1px solid #e4e0d6;border-radius:12px',
  heading: `margin:0 0 20px;${FONT};font-size:24px;line-height:32px;font-weight:600;color:#1d1b26`,
  paragraph: `margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:#1d1b26`,
  section: `margin:28px 0 12px;${FONT};font-size:18px;line-height:26px;font-weight:600;color:#1d1b26`,
  buttonTable: 'margin:24px 0',
  /** Below it only the edge of the card. */
  lastButtonTable: 'margin:24px 0 0',
  buttonCell: 'border-radius:9px;background-color:#4f4cc4;mso-padding-alt:13px 24px',
  button: `display:inline-block;padding:13px 24px;border-radius:9px;background-color:#4f4cc4;${FONT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none`,
  line: `margin:0;padding:14px 0;border-top:1px solid #e4e0d6;${FONT};font-size:16px;line-height:24px;color:#1d1b26`,
  lineLink: 'color:#1d1b26;font-weight:600;text-decoration:none',
  quote: 'font-size:14px;line-height:21px;color:#56535f',
  footLink: 'color:#4f4cc4',
  hint: `margin:0 0 16px;${FONT};font-size:14px;line-height:21px;color:#56535f`,
  address: 'color:#4f4cc4;word-break:break-all',
  notYou: `margin:24px 0 0;padding:20px 0 0;border-top:1px solid #e4e0d6;${FONT};font-size:14px;line-height:21px;color:#56535f`,
  small: `margin:20px 0 0;padding:0 8px;${FONT};font-size:13px;line-height:20px;color:#696673`,
}

const DARK = {
  '.ground': 'background-color:#12131a',
  '.card': 'background-color:#191b24;border-color:#2a2c38',
  '.line': 'border-color:#2a2c38',
  '.ink': 'color:#ecebf2',
  '.muted': 'color:#b3b1c0',
  '.faint': 'color:#9694a4',
  '.accent': 'color:#9d9bf5',
  '.button': 'background-color:#9d9bf5;color:#12131a',
}

const dark = (before: string) =>
  Object.entries(DARK)
    .map(([name, rules]) => `${before}${name}{${rules.replaceAll(';', ' !important;')} !important}`)
    .join('\n')

/** Dark colours by the system's wish; a second time as Outlook on the web and on phones marks its dark view. */
export const MAIL_STYLE = raw(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${dark('')}
}
${dark('[data-ogsc] ')}`)
