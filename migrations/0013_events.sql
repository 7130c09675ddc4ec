CREATE TABLE `event_guests` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`position` integer NOT NULL,
	`registered_at` integer NOT NULL,
	`promoted_at` integer,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_guests_position` ON `event_guests` (`event_id`,`state`,`position`);--> statement-breakpoint
CREATE INDEX `event_guests_user_id` ON `event_guests` (`user_id`,`registered_at`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`host_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`language` text NOT NULL,
	`is_online` integer DEFAULT false NOT NULL,
	`link` text,
	`place_id` integer,
	`city` text,
	`city_ru` text,
	`country_code` text,
	`address` text,
	`time_zone` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`capacity` integer,
	`state` text DEFAULT 'planned' NOT NULL,
	`cancel_note` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`moved_at` integer,
	`words` text NOT NULL,
	`going_count` integer DEFAULT 0 NOT NULL,
	`waiting_count` integer DEFAULT 0 NOT NULL,
	`day_reminded_at` integer,
	`hour_reminded_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`host_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_starts_at` ON `events` (`starts_at`,`id`) WHERE "events"."state" = 'planned';--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`starts_at`) WHERE "events"."state" = 'planned' AND "events"."waiting_count" > 0;--> statement-breakpoint
CREATE INDEX `events_host_id` ON `events` (`host_id`,`starts_at`,`id`);
--> statement-breakpoint
-- Counts follow the rows they count, in the same transaction, whoever writes or removes them.
CREATE TRIGGER `event_guests_added` AFTER INSERT ON `event_guests` BEGIN
  UPDATE `events` SET `going_count` = `going_count` + (new.`state` = 'going'),
    `waiting_count` = `waiting_count` + (new.`state` = 'waiting') WHERE `id` = new.`event_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_guests_removed` AFTER DELETE ON `event_guests` BEGIN
  UPDATE `events` SET `going_count` = `going_count` - (old.`state` = 'going'),
    `waiting_count` = `waiting_count` - (old.`state` = 'waiting') WHERE `id` = old.`event_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `event_guests_changed` AFTER UPDATE OF `state` ON `event_guests` BEGIN
  UPDATE `events` SET `going_count` = `going_count` + (new.`state` = 'going') - (old.`state` = 'going'),
    `waiting_count` = `waiting_count` + (new.`state` = 'waiting') - (old.`state` = 'waiting') WHERE `id` = new.`event_id`;
END;
