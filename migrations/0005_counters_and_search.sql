-- Counts follow the rows they count, in the same transaction, whoever writes or removes them.
CREATE TRIGGER `post_likes_added` AFTER INSERT ON `post_likes` BEGIN
  UPDATE `posts` SET `likes_count` = `likes_count` + 1 WHERE `id` = new.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `post_likes_removed` AFTER DELETE ON `post_likes` BEGIN
  UPDATE `posts` SET `likes_count` = `likes_count` - 1 WHERE `id` = old.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `comments_added` AFTER INSERT ON `comments` WHEN new.`state` = 'shown' BEGIN
  UPDATE `posts` SET `comments_count` = `comments_count` + 1 WHERE `id` = new.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `comments_removed` AFTER DELETE ON `comments` WHEN old.`state` = 'shown' BEGIN
  UPDATE `posts` SET `comments_count` = `comments_count` - 1 WHERE `id` = old.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `comments_changed` AFTER UPDATE OF `state` ON `comments` BEGIN
  UPDATE `posts` SET `comments_count` = `comments_count` + (new.`state` = 'shown') - (old.`state` = 'shown')
  WHERE `id` = new.`post_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_added` AFTER INSERT ON `posts` WHEN new.`state` = 'shown' BEGIN
  UPDATE `users` SET `posts_count` = `posts_count` + 1 WHERE `id` = new.`author_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_removed` AFTER DELETE ON `posts` BEGIN
  UPDATE `users` SET `posts_count` = `posts_count` - (old.`state` = 'shown') WHERE `id` = old.`author_id`;
  DELETE FROM `search_entries` WHERE `kind` = 'post' AND `ref_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_changed` AFTER UPDATE OF `state` ON `posts` BEGIN
  UPDATE `users` SET `posts_count` = `posts_count` + (new.`state` = 'shown') - (old.`state` = 'shown')
  WHERE `id` = new.`author_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `follows_added` AFTER INSERT ON `follows` BEGIN
  UPDATE `users` SET `following_count` = `following_count` + 1 WHERE `id` = new.`follower_id`;
  UPDATE `users` SET `followers_count` = `followers_count` + 1 WHERE `id` = new.`followee_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `follows_removed` AFTER DELETE ON `follows` BEGIN
  UPDATE `users` SET `following_count` = `following_count` - 1 WHERE `id` = old.`follower_id`;
  UPDATE `users` SET `followers_count` = `followers_count` - 1 WHERE `id` = old.`followee_id`;
END;
--> statement-breakpoint
-- What can be found by its words; `search_entries` says what each row is. Its own text is not kept, only the index.
CREATE VIRTUAL TABLE `search_texts` USING fts5(`kind`, `title`, `body`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `search_entries_removed` AFTER DELETE ON `search_entries` BEGIN
  DELETE FROM `search_texts` WHERE rowid = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users` BEGIN
  DELETE FROM `search_entries` WHERE `kind` = 'member' AND `ref_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `hd_insights_removed` AFTER DELETE ON `hd_insights` BEGIN
  DELETE FROM `search_entries` WHERE `kind` = 'insight' AND `ref_id` = old.`id`;
END;
