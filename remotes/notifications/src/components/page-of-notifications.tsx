import type { Notification } from '@cred/contract';
import { useQueryClient } from '@cred/vendor';
import { useEffect, useRef, useState } from 'react';
import { reloadOlderPage } from '../api/reload-page';
import { NotificationItem } from './notification-item';

interface Props {
  readonly items: readonly Notification[];
  /** Called when an unread notification has been seen for a moment. */
  readonly onSeen: (id: string) => void;
}

/** The items of one page; the list around them has the role. */
export function PageOfNotifications({ items, onSeen }: Props) {
  return items.map((notification) => (
    <NotificationItem key={notification.id} notification={notification} onSeen={onSeen} />
  ));
}

interface OlderProps extends Props {
  readonly index: number;
  /** When this page was asked for, and the newest one: if that was later, this one may be outdated. */
  readonly at: number;
  readonly newestAt: number;
}

/** A page that is loaded again only while it is in view and outdated, so that no work grows with the loaded pages. */
export function OlderPageOfNotifications({ index, at, newestAt, ...page }: OlderProps) {
  const client = useQueryClient();
  const element = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isInView || at >= newestAt) return;
    const leaving = new AbortController();
    // After a failure it is loaded again with the next newest page.
    reloadOlderPage(client, index, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [client, index, isInView, at, newestAt]);
  return (
    <div ref={element}>
      <PageOfNotifications {...page} />
    </div>
  );
}
