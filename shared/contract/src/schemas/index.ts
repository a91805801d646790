export * from './account';
export * from './chat';
export * from './common';
export * from './error';
export * from './notification';
export * from './post';
export * from './user';
export * from './validation';
