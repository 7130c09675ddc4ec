-- `word_at` and `word_id` get the names `last_event_at` and `last_event_id`. The release before still reads and writes the former
-- names, during this deployment and after a rollback; the triggers copy each write to the other pair, so both releases compare an
-- event with the same last one. The next release may drop the triggers, then `word_at` and `word_id`.
ALTER TABLE `subscriptions` ADD `last_event_at` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `last_event_id` text;--> statement-breakpoint
UPDATE `subscriptions` SET `last_event_at` = `word_at`, `last_event_id` = `word_id` WHERE `word_id` IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER `subscriptions_word_changed` AFTER UPDATE OF `word_at`, `word_id` ON `subscriptions`
WHEN new.`word_at` IS NOT new.`last_event_at` OR new.`word_id` IS NOT new.`last_event_id` BEGIN
  UPDATE `subscriptions` SET `last_event_at` = new.`word_at`, `last_event_id` = new.`word_id` WHERE `user_id` = new.`user_id`;
END;--> statement-breakpoint
CREATE TRIGGER `subscriptions_last_event_changed` AFTER UPDATE OF `last_event_at`, `last_event_id` ON `subscriptions`
WHEN new.`last_event_at` IS NOT new.`word_at` OR new.`last_event_id` IS NOT new.`word_id` BEGIN
  UPDATE `subscriptions` SET `word_at` = new.`last_event_at`, `word_id` = new.`last_event_id` WHERE `user_id` = new.`user_id`;
END;
