/** What the mails say. */
export const mail = {
  brand: 'Human Design Social',
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
  linkInWords: 'If the button does not work, open this address:',
  automatic: 'This message was sent automatically; answers to it reach nobody.',
  linkEndsHours: 'The link works once, within {{hours}} hours of your request.',
  linkEndsMinutes: 'The link works once, within {{minutes}} minutes of your request.',

  'confirm-email.subject': 'Confirm your email address',
  'confirm-email.what':
    'An account at Human Design Social was opened with this address. Please confirm that the address is yours.',
  'confirm-email.button': 'Confirm address',
  'confirm-email.notYou':
    'Was it not you? Then do not open the link: somebody may have mistyped an address of their own.',
  'confirm-email.why': 'You get this message because this address was given for an account at Human Design Social.',

  'reset-password.subject': 'Choose a new password',
  'reset-password.what':
    'A new password was asked for on the sign-in page. Choose one here; after that you are signed out everywhere and sign in with it.',
  'reset-password.button': 'Choose a new password',
  'reset-password.notYou': 'Was it not you? Then do nothing: without the link your password stays as it is.',
  'reset-password.why': 'You get this message because your account at Human Design Social has this address.',

  'registration-attempted.subject': 'Somebody wanted to register with your address',
  'registration-attempted.what':
    'Somebody has just tried to create an account with this address. You have one already, so nothing was created and nothing was changed. If it was you, sign in; “Forgot your password?” on the same page sends you a link to a new one.',
  'registration-attempted.button': 'Sign in',
  'registration-attempted.notYou':
    'Was it not you? Then you need do nothing: whoever it was cannot get into your account this way. You get this message once a day at most.',
  'registration-attempted.why': 'You get this message because your account at Human Design Social has this address.',

  'password-changed.subject': 'Your password was changed',
  'password-changed.what':
    'The password of your account was changed just now. Whoever was signed in on another device is signed out there.',
  'password-changed.notYou':
    'Was it not you? Then choose a new password at once, by “Forgot your password?” on the sign-in page.',
  'password-changed.why': 'You get this message because your account at Human Design Social has this address.',

  'change-email.subject': 'Confirm your new email address',
  'change-email.what':
    'This address is to become the one of your account. From the moment you confirm it you sign in with it, and messages go to it.',
  'change-email.button': 'Confirm new address',
  'change-email.notYou': 'Was it not you? Then do not open the link: the account keeps the address it has.',
  'change-email.why': 'You get this message because this address was given for an account at Human Design Social.',

  'email-change-requested.subject': 'Your account is to get another email address',
  'email-change-requested.what':
    'It was asked that your account use the address {{newEmail}} instead of this one. That happens once the new address is confirmed; until then everything stays as it is.',
  'email-change-requested.notYou':
    'Was it not you? Then somebody knows your password: choose a new one at once under Settings → Account, or by “Forgot your password?” on the sign-in page. That cancels the change too.',
  'email-change-requested.why': 'You get this message because your account at Human Design Social has this address.',

  'email-change-attempted.subject': 'Someone wanted to use your email address',
  'email-change-attempted.what':
    'Someone has just tried to move another account to this address. Your account already uses it, so nothing has changed. If that was you, first change the address of this account.',
  'email-change-attempted.button': 'Sign in',
  'email-change-attempted.notYou':
    'Not you? You don’t need to do anything: no one gets into your account this way. You get this message once a day at most.',
  'email-change-attempted.why': 'You get this message because your account at Human Design Social has this address.',

  'sign-in-method-added.subject': 'Sign-in with {{provider}} was added',
  'sign-in-method-added.what': 'From now on your {{provider}} account can sign you in to your account here.',
  'sign-in-method-added.notYou':
    'Was it not you? Then remove it under Settings → Account and choose a new password there.',
  'sign-in-method-added.why': 'You get this message because your account at Human Design Social has this address.',

  'sign-in-method-removed.subject': 'Sign-in with {{provider}} was removed',
  'sign-in-method-removed.what': 'Your {{provider}} account no longer signs you in to your account here.',
  'sign-in-method-removed.notYou':
    'Was it not you? Then choose a new password at once under Settings → Account, and look there for sessions you do not know.',
  'sign-in-method-removed.why': 'You get this message because your account at Human Design Social has this address.',

  'passkey-added.subject': 'A passkey was added',
  'passkey-added.what': 'The passkey “{{passkey}}” can now sign you in to your account.',
  'passkey-added.notYou':
    'Not you? Remove it under Settings → Account, sign out everywhere and choose a new password there.',
  'passkey-added.why': 'You get this message because your account at Human Design Social has this address.',

  'passkey-removed.subject': 'A passkey was removed',
  'passkey-removed.what': 'The passkey “{{passkey}}” no longer signs you in to your account.',
  'passkey-removed.notYou': 'Not you? Under Settings → Account, choose a new password and press “Sign out everywhere”.',
  'passkey-removed.why': 'You get this message because your account at Human Design Social has this address.',

  'passkey-required.subject': 'Signing in now takes a passkey too',
  'passkey-required.what': 'From now on you need a passkey as well whenever you sign in to your account.',
  'passkey-required.notYou':
    'Not you? Choose a new password with “Forgot your password?” on the sign-in page. That removes all passkeys and signs out every device.',
  'passkey-required.why': 'You get this message because your account at Human Design Social has this address.',

  'passkey-not-required.subject': 'Signing in no longer takes a passkey',
  'passkey-not-required.what': 'You can sign in to your account without a passkey again.',
  'passkey-not-required.notYou':
    'Not you? Under Settings → Account, choose a new password and press “Sign out everywhere”.',
  'passkey-not-required.why': 'You get this message because your account at Human Design Social has this address.',

  'step-up-code.subject': 'Your code: {{code}}',
  'step-up-code.what': 'Enter {{code}} on the page that asked for it. The code works once, within {{minutes}} minutes.',
  'step-up-code.notYou':
    'Not you? Then someone is signed in to your account: don’t share the code, and sign out everywhere under Settings → Account.',
  'step-up-code.why': 'You get this message because your account at Human Design Social has this address.',

  'access-ended.subject': 'Other devices were signed out',
  'access-ended.subject.address-confirmed': 'Your email address was confirmed',
  'access-ended.what.address-changed': 'Your account has a new email address. Every other device was signed out.',
  'access-ended.what.address-confirmed': 'The email address of your account was confirmed on another device.',
  'access-ended.what.signed-out-everywhere': 'You signed out everywhere except on the device you used.',
  'access-ended.notYou': 'Not you? Choose a new password with “Forgot your password?” on the sign-in page.',
  'access-ended.why': 'You get this message because your account at Human Design Social has this address.',

  alsoEnded: 'Also turned off: {{list}}. You can set them up again.',
  'ended.feed': 'your calendar address',
  'ended.tokens': 'your API tokens',
  'ended.signIns': 'your linked sign-ins',
  'ended.passkeys': 'your passkeys',

  'account-deactivated.subject': 'Your account is deactivated',
  'account-deactivated.what':
    'As you asked, nobody sees your profile and your chart any more. Events you had planned are cancelled, and your places at others are given up. Nothing else is deleted: sign in whenever you wish, and you can return.',
  'account-deactivated.notYou':
    'Was it not you? Then choose a new password by “Forgot your password?” on the sign-in page, sign in and return.',
  'account-deactivated.why': 'You get this message because your account at Human Design Social has this address.',

  'deletion-requested.subject': 'Your account will be deleted on {{date}}',
  'deletion-requested.what':
    'As you asked, your account and everything in it will be deleted on {{date}}. Until then nobody sees it, and events you had planned are cancelled. Should you change your mind, sign in before that day and keep the account.',
  'deletion-requested.notYou':
    'Was it not you? Then sign in, keep the account and choose a new password. If your password no longer works, use “Forgot your password?” on the sign-in page.',
  'deletion-requested.why': 'You get this message because your account at Human Design Social has this address.',

  'digest.subject_one': 'Your digest: {{count}} new notification',
  'digest.subject_other': 'Your digest: {{count}} new notifications',
  'digest.what': 'This is new since your last digest.',
  'digest.quote': '“{{text}}”',
  'digest.open': 'Open notifications',
  'digest.why': 'You get this message because digests by email are on in the settings of your account.',
  'digest.settings': 'Choose what you get',
  'digest.unsubscribe': 'Unsubscribe',

  'newsletter.subject': 'Newsletter: {{month}}',
  'newsletter.what': 'What is new, and what this month brings.',
  'newsletter.posts': 'Liked most',
  'newsletter.post_one': '{{name}}, {{count}} like',
  'newsletter.post_other': '{{name}}, {{count}} likes',
  'newsletter.events': 'Coming events',
  'newsletter.event': '{{when}}, {{where}}',
  'newsletter.online': 'online',
  'newsletter.sky': 'The sky of this month',
  'newsletter.open': 'Go to the site',
  'newsletter.why': 'You get this message because the newsletter is on in the settings of your account.',

  'premium-receipt.subject': 'Thank you: your payment of {{amount}}',
  'premium-receipt.what':
    'We’ve received {{amount}} for a month of Premium, until {{date}}. The invoice is in your settings under Premium.',
  'premium-receipt.whatFirst':
    'We’ve received {{amount}} for a month of Premium, until {{date}}. The invoice is in your settings under Premium. You can withdraw from the contract within 14 days of subscribing, without giving a reason: use “Withdraw from the contract” at the foot of every page. You asked for Premium to start at once, so if you withdraw, you pay for the full days until then.',
  'premium-receipt.subjectFree': 'Your Premium has started',
  'premium-receipt.whatFree':
    'You have Premium until {{date}}, and nothing was charged for this month. The invoice is in your settings under Premium. You can withdraw from the contract within 14 days of subscribing, without giving a reason: use “Withdraw from the contract” at the foot of every page.',
  'premium-receipt.button': 'See your subscription',
  'premium-receipt.why': 'You get this message because your account at Human Design Social has Premium.',

  'premium-payment-failed.subject': 'Your payment for Premium did not go through',
  'premium-payment-failed.what':
    'Your bank or card did not let the payment for another month of Premium pass. You keep everything until {{date}}; the payment is tried again meanwhile. Another card mends it at once.',
  'premium-payment-failed.button': 'Mend the payment',
  'premium-payment-failed.why': 'You get this message because your account at Human Design Social has Premium.',

  'premium-ending.subject': 'Your Premium ends on {{date}}',
  'premium-ending.what':
    'Your subscription is cancelled, and nothing more will be charged. Premium stays yours until {{date}}. Should you change your mind, you can let it go on until then.',
  'premium-ending.button': 'See your subscription',
  'premium-ending.why': 'You get this message because your account at Human Design Social has Premium.',

  'premium-ended.subject': 'Your Premium has ended',
  'premium-ended.what':
    'Nothing more will be charged. Your chart, your connections and your conversations stay as they are. If you would like Premium again, it is one step away.',
  'premium-ended.button': 'See Premium',
  'premium-ended.why': 'You get this message because your account at Human Design Social had Premium.',

  'premium-renewal.subject': 'Your Premium renews on {{date}}',
  'premium-renewal.what':
    'On {{date}} your subscription goes on for another month, and {{amount}} will be charged, less any credit you have. To end it, cancel before that day in your settings.',
  'premium-renewal.button': 'See your subscription',
  'premium-renewal.why': 'You get this message because your account at Human Design Social has Premium.',

  'withdrawal-received.subject': 'We’ve received your withdrawal from the contract',
  'withdrawal-received.what':
    'We received your statement on {{at}}: “I, {{name}}, withdraw from my contract for Human Design Premium. Order or invoice number: {{order}}. Confirmation to: {{email}}.” If you’re still in time to withdraw, Premium ends at once and your money goes back the way you paid; if you asked for Premium to start at once, the days used in full are deducted. If it’s too late, we treat your statement as a cancellation. Another email tells you what was done. Please keep this one as your confirmation.',
  'withdrawal-received.button': 'See your subscription',
  'withdrawal-received.why': 'You get this message because you withdrew from a contract at Human Design Social.',

  'withdrawal-to-verify.subject': 'We’ve received your withdrawal: one more step',
  'withdrawal-to-verify.what':
    'We received this statement on {{at}}: “I, {{name}}, withdraw from my contract for Human Design Premium. Order or invoice number: {{order}}. Confirmation to: {{email}}.” It was sent without signing in. Open the link and confirm there that this address is yours, and we’ll carry it out. The moment we received it counts, not the moment you open the link. Please keep this email as your confirmation.',
  'withdrawal-to-verify.button': 'Confirm my address',
  'withdrawal-to-verify.notYou':
    'Not you? Ignore this email. Without the link nothing is ended and nothing is paid back.',
  'withdrawal-to-verify.why':
    'You get this message because someone gave this address under “Withdraw from the contract” at Human Design Social.',

  'withdrawal-refunded.subject': 'Your withdrawal has been carried out',
  'withdrawal-refunded.what':
    'Following your statement of {{at}}, your contract for Premium has ended, and nothing more will be charged. We’re paying {{amount}} back the way you paid; your bank may take up to ten days to show it. Your account, your chart and your conversations stay as they are.',
  'withdrawal-refunded.whatNothing':
    'Following your statement of {{at}}, your contract for Premium has ended, and nothing more will be charged. There’s nothing left to pay back. Your account, your chart and your conversations stay as they are.',
  'withdrawal-refunded.button': 'See your subscription',
  'withdrawal-refunded.why': 'You get this message because you withdrew from a contract at Human Design Social.',

  'withdrawal-late.subject': 'Too late to withdraw: your subscription is cancelled instead',
  'withdrawal-late.what':
    'Your statement of {{at}} came too late: you could withdraw until {{endedOn}}. We’ve treated it as a cancellation: the subscription doesn’t renew, nothing more will be charged, and Premium stays yours until {{date}}.',
  'withdrawal-late.button': 'See your subscription',
  'withdrawal-late.why': 'You get this message because you withdrew from a contract at Human Design Social.',

  'withdrawal-nothing.subject': 'We found no contract for your withdrawal',
  'withdrawal-nothing.what':
    'We received your statement on {{at}}, but there’s no running Premium subscription under this address, so there’s nothing to end and nothing to pay back. If you subscribed with another address, send the statement again with that one.',
  'withdrawal-nothing.button': 'See Premium',
  'withdrawal-nothing.why': 'You get this message because you withdrew from a contract at Human Design Social.',
}
