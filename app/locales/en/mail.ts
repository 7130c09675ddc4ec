/** Texts of the emails. */
export const mail = {
  brand: 'Human Design Social',
  greeting: 'Hello {{name}},',
  greetingNobody: 'Hello,',
  linkInWords: 'If the button doesn’t work, open this address:',
  automatic: 'This email was sent automatically; replies aren’t read.',
  linkEndsHours: 'The link works once, within {{hours}} hours of your request.',
  linkEndsMinutes: 'The link works once, within {{minutes}} minutes of your request.',

  'confirm-email.subject': 'Confirm your email address',
  'confirm-email.what':
    'An account on Human Design Social was created with this address. Please confirm that the address is yours.',
  'confirm-email.button': 'Confirm address',
  'confirm-email.notYou': 'Not you? Ignore this email: someone may have mistyped their own address.',
  'confirm-email.why':
    'You’re getting this email because this address was given for an account on Human Design Social.',

  'reset-password.subject': 'Choose a new password',
  'reset-password.what':
    'A new password was requested for your account. Choose it here: you’ll be signed out everywhere and can sign in with the new one.',
  'reset-password.button': 'Choose a new password',
  'reset-password.notYou': 'Not you? Ignore this email: your password stays as it is.',
  'reset-password.why': 'You’re getting this email because this is the address of your account on Human Design Social.',

  'registration-attempted.subject': 'Someone tried to register with your address',
  'registration-attempted.what':
    'Someone has just tried to create an account with this address. You already have one, so nothing was created or changed. If it was you, sign in; “Forgot your password?” on the same page emails you a link to set a new one.',
  'registration-attempted.button': 'Sign in',
  'registration-attempted.notYou':
    'Not you? You don’t need to do anything: no one gets into your account this way. You get this email once a day at most.',
  'registration-attempted.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'password-changed.subject': 'Your password was changed',
  'password-changed.what': 'The password of your account has just been changed. Every other device was signed out.',
  'password-changed.notYou': 'Not you? Choose a new password at once with “Forgot your password?” on the sign-in page.',
  'password-changed.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'change-email.subject': 'Confirm your new email address',
  'change-email.what':
    'This address is about to become the address of your account. Once you confirm it, you’ll use it to sign in and get your emails here.',
  'change-email.button': 'Confirm new address',
  'change-email.notYou': 'Not you? Ignore this email: the account keeps its current address.',
  'change-email.why': 'You’re getting this email because this address was given for an account on Human Design Social.',

  'email-change-requested.subject': 'Your email address is about to change',
  'email-change-requested.what':
    'Your account is about to use the address {{newEmail}} instead of this one. That happens once the new address is confirmed; until then everything stays as it is.',
  'email-change-requested.notYou':
    'Not you? Then someone knows your password: choose a new one at once under Settings → Account, or with “Forgot your password?” on the sign-in page. That also cancels the change.',
  'email-change-requested.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'email-change-attempted.subject': 'Someone tried to use your email address',
  'email-change-attempted.what':
    'Someone has just tried to move another account to this address. Your account already uses it, so nothing has changed. If that was you, first change the address of this account.',
  'email-change-attempted.button': 'Sign in',
  'email-change-attempted.notYou':
    'Not you? You don’t need to do anything: no one gets into your account this way. You get this email once a day at most.',
  'email-change-attempted.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'sign-in-method-added.subject': 'Sign-in with {{provider}} was added',
  'sign-in-method-added.what': 'From now on you can sign in with your {{provider}} account.',
  'sign-in-method-added.notYou': 'Not you? Unlink it under Settings → Account and choose a new password there.',
  'sign-in-method-added.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'sign-in-method-removed.subject': 'Sign-in with {{provider}} was removed',
  'sign-in-method-removed.what': 'You can no longer sign in with your {{provider}} account.',
  'sign-in-method-removed.notYou':
    'Not you? Choose a new password at once under Settings → Account, and look there for sessions you don’t recognise.',
  'sign-in-method-removed.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'passkey-added.subject': 'A passkey was added',
  'passkey-added.what': 'You can now sign in with the passkey “{{passkey}}”.',
  'passkey-added.notYou':
    'Not you? Remove it under Settings → Account, sign out everywhere and choose a new password there.',
  'passkey-added.why': 'You’re getting this email because this is the address of your account on Human Design Social.',

  'passkey-removed.subject': 'A passkey was removed',
  'passkey-removed.what': 'You can no longer sign in with the passkey “{{passkey}}”.',
  'passkey-removed.notYou': 'Not you? Under Settings → Account, choose a new password and press “Sign out everywhere”.',
  'passkey-removed.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'passkey-required.subject': 'You now need a passkey to sign in',
  'passkey-required.what': 'From now on you also need a passkey whenever you sign in to your account.',
  'passkey-required.notYou':
    'Not you? Choose a new password with “Forgot your password?” on the sign-in page. That removes all passkeys and signs out every device.',
  'passkey-required.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'passkey-not-required.subject': 'You no longer need a passkey to sign in',
  'passkey-not-required.what': 'You can sign in to your account without a passkey again.',
  'passkey-not-required.notYou':
    'Not you? Under Settings → Account, choose a new password and press “Sign out everywhere”.',
  'passkey-not-required.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'step-up-code.subject': 'Your code: {{code}}',
  'step-up-code.what': 'Enter {{code}} on the page that asked for it. The code works once, within {{minutes}} minutes.',
  'step-up-code.notYou':
    'Not you? Then someone is signed in to your account: don’t share the code, and sign out everywhere under Settings → Account.',
  'step-up-code.why': 'You’re getting this email because this is the address of your account on Human Design Social.',

  'access-ended.subject': 'Other devices were signed out',
  'access-ended.subject.address-confirmed': 'Your email address was confirmed',
  'access-ended.what.address-changed': 'Your account has a new email address. Every other device was signed out.',
  'access-ended.what.address-confirmed': 'The email address of your account was confirmed on another device.',
  'access-ended.what.signed-out-everywhere': 'You signed out everywhere except on the device you used.',
  'access-ended.notYou': 'Not you? Choose a new password with “Forgot your password?” on the sign-in page.',
  'access-ended.why': 'You’re getting this email because this is the address of your account on Human Design Social.',

  alsoEnded: 'Also turned off: {{list}}. You can set them up again.',
  'ended.feed': 'your calendar address',
  'ended.tokens': 'your API tokens',
  'ended.signIns': 'your linked sign-ins',
  'ended.passkeys': 'your passkeys',
  'ended.chartLinks': 'your links to charts of family and clients',

  'account-deactivated.subject': 'Your account is deactivated',
  'account-deactivated.what':
    'As you asked, your profile and chart are now hidden from everyone else. Events you host are cancelled, and you’ve lost your places at other events. Nothing else is deleted: sign in at any time to come back.',
  'account-deactivated.notYou':
    'Not you? Choose a new password with “Forgot your password?” on the sign-in page, then sign in and reactivate your account.',
  'account-deactivated.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'deletion-requested.subject': 'Your account will be deleted on {{date}}',
  'deletion-requested.what':
    'As you asked, your account and everything in it will be deleted on {{date}}. Until then no one sees it, and events you host are cancelled. If you change your mind, sign in before that day and keep the account.',
  'deletion-requested.notYou':
    'Not you? Sign in, keep the account and choose a new password. If your password no longer works, use “Forgot your password?” on the sign-in page.',
  'deletion-requested.why':
    'You’re getting this email because this is the address of your account on Human Design Social.',

  'digest.subject_one': 'Your digest: {{count}} new notification',
  'digest.subject_other': 'Your digest: {{count}} new notifications',
  'digest.what': 'Here’s what’s new since your last digest.',
  'digest.quote': '“{{text}}”',
  'digest.open': 'Open notifications',
  'digest.why': 'You’re getting this email because email digests are on in your settings.',
  'digest.settings': 'Choose what you get',
  'digest.unsubscribe': 'Unsubscribe',

  'newsletter.subject': 'Newsletter: {{month}}',
  'newsletter.what': 'What’s new, and what this month brings.',
  'newsletter.posts': 'Most liked',
  'newsletter.post_one': '{{name}}, {{count}} like',
  'newsletter.post_other': '{{name}}, {{count}} likes',
  'newsletter.events': 'Upcoming events',
  'newsletter.event': '{{when}}, {{where}}',
  'newsletter.online': 'online',
  'newsletter.sky': 'This month’s sky',
  'newsletter.open': 'Go to the site',
  'newsletter.why': 'You’re getting this email because the newsletter is on in your settings.',

  'premium-receipt.subject': 'Thank you for your payment of {{amount}}',
  'premium-receipt.what':
    'We’ve received {{amount}} for a month of Premium, until {{date}}. The invoice is in your settings under Premium.',
  'premium-receipt.whatFirst':
    'We’ve received {{amount}} for a month of Premium, until {{date}}. The invoice is in your settings under Premium. You can withdraw from the contract within 14 days of subscribing, without giving a reason: use “Withdraw from the contract” at the foot of every page. You asked for Premium to start at once, so if you withdraw, you pay for the full days until then.',
  'premium-receipt.subjectFree': 'Your Premium has started',
  'premium-receipt.whatFree':
    'You have Premium until {{date}}, and nothing was charged for this month. The invoice is in your settings under Premium. You can withdraw from the contract within 14 days of subscribing, without giving a reason: use “Withdraw from the contract” at the foot of every page.',
  'premium-receipt.button': 'See your subscription',
  'premium-receipt.why': 'You’re getting this email because your account on Human Design Social has Premium.',

  'premium-payment-failed.subject': 'Your Premium payment failed',
  'premium-payment-failed.what':
    'Your bank declined the payment for another month of Premium. You keep everything until {{date}}, and the payment will be tried again in the meantime. To fix it now, use another card.',
  'premium-payment-failed.button': 'Fix payment',
  'premium-payment-failed.why': 'You’re getting this email because your account on Human Design Social has Premium.',

  'premium-ending.subject': 'Your Premium ends on {{date}}',
  'premium-ending.what':
    'Your subscription is cancelled, and nothing more will be charged. You keep Premium until {{date}}. If you change your mind, you can resume the subscription until then.',
  'premium-ending.button': 'See your subscription',
  'premium-ending.why': 'You’re getting this email because your account on Human Design Social has Premium.',

  'premium-ended.subject': 'Your Premium has ended',
  'premium-ended.what':
    'Nothing more will be charged. Your chart, your connections and your conversations stay as they are. You can get Premium again at any time.',
  'premium-ended.button': 'See Premium',
  'premium-ended.why': 'You’re getting this email because your account on Human Design Social had Premium.',

  'premium-renewal.subject': 'Your Premium renews on {{date}}',
  'premium-renewal.what':
    'On {{date}} your subscription renews for another month, and {{amount}} will be charged, less any credit you have. To end it, cancel before that day in your settings.',
  'premium-renewal.button': 'See your subscription',
  'premium-renewal.why': 'You’re getting this email because your account on Human Design Social has Premium.',

  'withdrawal-received.subject': 'We’ve received your withdrawal from the contract',
  'withdrawal-received.what':
    'We received your statement on {{at}}: “I, {{name}}, withdraw from my contract for Human Design Premium. Order or invoice number: {{order}}. Confirmation to: {{email}}.” If you’re still in time to withdraw, Premium ends at once and your money goes back the way you paid; if you asked for Premium to start at once, the days used in full are deducted. If it’s too late, we treat your statement as a cancellation. Another email tells you what was done. Please keep this one as your confirmation.',
  'withdrawal-received.button': 'See your subscription',
  'withdrawal-received.why': 'You’re getting this email because you withdrew from a contract on Human Design Social.',

  'withdrawal-to-verify.subject': 'We’ve received your withdrawal: one more step',
  'withdrawal-to-verify.what':
    'We received this statement on {{at}}: “I, {{name}}, withdraw from my contract for Human Design Premium. Order or invoice number: {{order}}. Confirmation to: {{email}}.” It was sent without signing in. Open the link and confirm there that this address is yours, and we’ll carry it out. The moment we received it counts, not the moment you open the link. Please keep this email as your confirmation.',
  'withdrawal-to-verify.button': 'Confirm my address',
  'withdrawal-to-verify.notYou':
    'Not you? Ignore this email. Unless someone opens the link, nothing is cancelled or refunded.',
  'withdrawal-to-verify.why':
    'You’re getting this email because someone gave this address under “Withdraw from the contract” on Human Design Social.',

  'withdrawal-refunded.subject': 'Your withdrawal has been carried out',
  'withdrawal-refunded.what':
    'Following your statement of {{at}}, your contract for Premium has ended, and nothing more will be charged. We’re sending {{amount}} back the way you paid; your bank may take up to ten days to show it. Your account, your chart and your conversations stay as they are.',
  'withdrawal-refunded.whatNothing':
    'Following your statement of {{at}}, your contract for Premium has ended, and nothing more will be charged. There’s nothing left to pay back. Your account, your chart and your conversations stay as they are.',
  'withdrawal-refunded.button': 'See your subscription',
  'withdrawal-refunded.why': 'You’re getting this email because you withdrew from a contract on Human Design Social.',

  'withdrawal-late.subject': 'Too late to withdraw: your subscription is cancelled instead',
  'withdrawal-late.what':
    'Your statement of {{at}} came too late: you could withdraw until {{endedOn}}. We’ve treated it as a cancellation: the subscription doesn’t renew, nothing more will be charged, and you keep Premium until {{date}}.',
  'withdrawal-late.button': 'See your subscription',
  'withdrawal-late.why': 'You’re getting this email because you withdrew from a contract on Human Design Social.',

  'withdrawal-nothing.subject': 'We found no contract for your withdrawal',
  'withdrawal-nothing.what':
    'We received your statement on {{at}}, but there’s no running Premium subscription under this address, so there’s nothing to end and nothing to pay back. If you subscribed with another address, send the statement again with that one.',
  'withdrawal-nothing.button': 'See Premium',
  'withdrawal-nothing.why': 'You’re getting this email because you withdrew from a contract on Human Design Social.',
}
