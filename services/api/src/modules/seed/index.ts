/**
 * The demo community of a new installation: invented members, their texts and images. It does not change a database
 * that has members.
 */
export { seedDemo } from './seed-demo';
