/** The part of a file of words that a lesson says. */
declare module "*.ftl?lesson" {
  const text: string;
  export default text;
}
/** The part of a file of words that is said at the door of a game. */
declare module "*.ftl?door" {
  const text: string;
  export default text;
}

/** The part that is said where somebody enters the numbers of their own box. */
declare module "*.ftl?box" {
  const text: string;
  export default text;
}
