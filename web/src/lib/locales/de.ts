export default import.meta.glob<string>("../../../../crates/cowbell-scene/locales/de/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
