CREATE TABLE `lesson_progress` (
	`member_id` text NOT NULL,
	`lesson` text NOT NULL,
	`read_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`best_score` integer,
	`passed_at` integer,
	PRIMARY KEY(`member_id`, `lesson`),
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
