ALTER TABLE `sessions` ADD `proved_at` integer;--> statement-breakpoint
-- Signing in is a proof: whoever is signed in proved it then.
UPDATE `sessions` SET `proved_at` = `created_at`;
