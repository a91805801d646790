const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Joined {Month} {Year}' (PROFILE-1). In UTC, so that every viewer sees the same month. */
export const formatJoinDate = (createdAt: string): string => `Joined ${monthAndYear.format(new Date(createdAt))}`;
