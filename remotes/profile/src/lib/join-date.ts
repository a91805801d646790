const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Joined {Month} {Year}' (PROFILE-1). UTC, so that it is the same for every viewer. */
export const formatJoinDate = (createdAt: string): string => `Joined ${monthAndYear.format(new Date(createdAt))}`;
