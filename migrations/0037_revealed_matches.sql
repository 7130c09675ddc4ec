ALTER TABLE `love_interests` ADD `revealed_at` integer;
--> statement-breakpoint
CREATE INDEX `love_interests_pending` ON `love_interests` (`created_at`) WHERE "love_interests"."revealed_at" IS NULL;
--> statement-breakpoint
-- Both members of these pairs know of the match already.
UPDATE `love_interests` SET `revealed_at` = `created_at` WHERE EXISTS (SELECT 1 FROM `love_interests` AS answer
  WHERE answer.`member_id` = `love_interests`.`other_id` AND answer.`other_id` = `love_interests`.`member_id`);
