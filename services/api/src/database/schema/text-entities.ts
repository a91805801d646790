import type { schemas } from '@cred/contract';

/** A topic of a post; the author's own text has it. */
export interface PostTopicTable {
  /** That of the post, kept by the foreign key: pages are read by audience. */
  audience: schemas.Audience;
  post_id: string;
  /** In the form in which topics are compared. */
  topic: string;
  /** As it is written in the post. */
  name: string;
}

/** A member who is mentioned in a text, and where; positions in UTF-16 code units. */
interface MentionTable {
  user_id: string;
  start_at: number;
  end_at: number;
}

/** A topic of a comment, for members who mute it. */
export interface CommentTopicTable {
  comment_id: string;
  /** In the form in which topics are compared. */
  topic: string;
}

export interface PostMentionTable extends MentionTable {
  post_id: string;
}

export interface CommentMentionTable extends MentionTable {
  comment_id: string;
}

export interface TopicFollowTable {
  /** Sorts by the time of the follow. */
  id: string;
  user_id: string;
  topic: string;
  /** As the member wrote it. */
  name: string;
}

/** Topics and mentions of posts and comments. */
export interface TextEntitiesSchema {
  post_topics: PostTopicTable;
  post_mentions: PostMentionTable;
  comment_topics: CommentTopicTable;
  comment_mentions: CommentMentionTable;
  topic_follows: TopicFollowTable;
}
